import { checkEnvironment } from "./environment.ts";

// Imported first, so that all faults are reported at once, before a function reads a single value.
checkEnvironment();
