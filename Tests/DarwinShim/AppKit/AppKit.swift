// Empty: macOS has this module, but nothing here imports it.
