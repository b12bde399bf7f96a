import { expose } from "comlink";

import { createCsvWork } from "./csvWork.ts";

// Reading ten thousand rows takes a second, which the page must not stand still for.
expose(createCsvWork());
