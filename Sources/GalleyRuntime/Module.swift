// Filled by the module's own files.
