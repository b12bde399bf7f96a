import { expose } from "comlink";

import { readPatients } from "./readPatients.ts";

// Parsing ten thousand rows takes a second, which would freeze the page.
expose({ readPatients });
