// Empty: on macOS there is such a module, and nobody imports it.
