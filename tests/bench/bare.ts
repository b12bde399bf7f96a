import { join } from "node:path";

import { cache } from "../../scripts/lib/places.ts";

/** Where the bare functions are, compiled. */
export const bareFolder = join(cache, "bench", "bare");

/** Their module. */
export const bareModule = join(bareFolder, "index.js");
