import { join } from "node:path";

import { cache } from "../../../scripts/lib/places.ts";

/** The folder of the compiled bare functions. */
export const bareFolder = join(cache, "bench", "bare");

/** Their module. */
export const bareModule = join(bareFolder, "index.js");
