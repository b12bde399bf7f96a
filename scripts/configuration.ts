/** `npm run configuration`: writes `.env.example` from the tables in domain/src/configuration. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { exampleFile } from "./lib/configuration/exampleFile.ts";
import { root } from "./lib/places.ts";
import { program, say } from "./lib/report.ts";

await program(() => {
  writeFileSync(join(root, ".env.example"), exampleFile());
  say("Wrote .env.example.");
  return Promise.resolve(0);
});
