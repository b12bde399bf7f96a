/**
 * `npm run release -- <version>`: gives the product its version, and stores the rules and the
 * requests that the next release is compared with.
 */
import { join } from "node:path";

import { answerOf, mustRun } from "./lib/command.ts";
import { cache, root } from "./lib/places.ts";
import { writeRelease } from "./lib/release/writeRelease.ts";
import { Complaint, program, say } from "./lib/report.ts";

await program(async () => {
  const [version = "", ...others] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version) || others.length > 0) {
    throw new Complaint("Name the version: npm run release -- 1.2.0");
  }
  const changed = answerOf("git", ["-C", root, "status", "--porcelain"]);
  if (changed !== "") throw new Complaint("Commit your changes first: a release is a commit.");
  const log = join(cache, "release.log");
  await mustRun("Setting the version", "npm", ["version", version, "--no-git-tag-version"], {
    log,
  });
  await writeRelease(join(root, "release"), version);
  say(`Release ${version} is written. Run npm test, and commit it as v${version}:`);
  say(`  git commit -am "Release ${version}" && git tag v${version}`);
  return 0;
});
