import { expose } from "comlink";

import { createLeadSearchWork } from "./leadSearchWork.ts";

// Preparing and comparing 13,000 leads takes a tenth of a second, which would hold up typing.
expose(createLeadSearchWork());
