/** `npm run data-model`: writes docs/data-model.md from the schemas, the rules, and the map of personal data. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { dataModel } from "./lib/dataModel/dataModel.ts";
import { root } from "./lib/places.ts";
import { program } from "./lib/report.ts";

await program(async () => {
  writeFileSync(join(root, "docs/data-model.md"), await dataModel());
  return 0;
});
