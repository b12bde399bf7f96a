import { expose } from "comlink";

import { createCsvWork } from "./csvWork.ts";

// Parsing ten thousand rows takes a second, which would freeze the page.
expose(createCsvWork());
