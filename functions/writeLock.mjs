import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const lockName = "package-lock.json";

/**
 * Writes package-lock.json for this folder alone, with the versions in the root's lock file. The
 * cloud installs this folder without the workspaces around it, and would choose versions itself.
 *
 * @throws Error if a package is missing in the root's lock file, or has another version there
 */
export function writeLock() {
  const rootLock = readJson(join(here, "..", lockName));
  const folder = mkdtempSync(join(tmpdir(), "salvia-lock-"));
  try {
    copyFileSync(join(here, "package.json"), join(folder, "package.json"));
    writeFileSync(join(folder, lockName), JSON.stringify(aloneLock(rootLock)));
    // Removes what this folder does not need. Offline, so that nothing newer gets in.
    const options = ["--package-lock-only", "--ignore-scripts", "--offline", "--no-audit"];
    execFileSync("npm", ["install", ...options, "--no-fund"], { cwd: folder, stdio: "pipe" });
    const strange = strangePackages(readJson(join(folder, lockName)), rootLock);
    if (strange.length > 0) {
      throw new Error(`functions/${lockName} has versions of its own: ${strange.join(", ")}`);
    }
    copyFileSync(join(folder, lockName), join(here, lockName));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The root's lock file without the workspaces; npm adds this folder's own entry. */
function aloneLock({ packages, ...lock }) {
  const installed = Object.entries(packages).flatMap(([path, entry]) => {
    if (path.startsWith("functions/node_modules/"))
      return [[path.slice("functions/".length), entry]];
    return path.startsWith("node_modules/") && !entry.link ? [[path, entry]] : [];
  });
  return { ...lock, packages: { "": {}, ...Object.fromEntries(installed) } };
}

function strangePackages({ packages }, rootLock) {
  const known = new Set(Object.values(rootLock.packages).map(({ integrity }) => integrity));
  known.delete(undefined);
  return Object.keys(packages).filter((path) => path && !known.has(packages[path].integrity));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
