/**
 * `npm run faults -- [seed]`: plants one fault at a time in the source, and expects a test that
 * imports the changed file, or the compiler, to fail. Continues where it was stopped. The results are lines of JSON in
 * .cache/faults.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "../../scripts/lib/command.ts";
import { cache, root } from "../../scripts/lib/places.ts";
import { program, say, seconds } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { chooseFaults, type Fault } from "./chooseFaults.ts";

const perWorkspace = 40;
const workspaces = ["domain", "functions", "web"] as const;
const projects = ["unit", "pages", "pages in a process", "components"];
const options = ["--run", "--bail=1", "--passWithNoTests"].concat(
  projects.flatMap((name) => ["--project", name]),
);

await program(async () => {
  const seed = Number(process.argv[2] ?? 1);
  const results = join(cache, "faults", `${seed}.jsonl`);
  mkdirSync(dirname(results), { recursive: true });
  const done = new Set(
    existsSync(results) ? readFileSync(results, "utf8").split("\n").map(idIn) : [],
  );
  const { signal } = stopController();
  let survivors = 0;
  for (const fault of workspaces.flatMap((name) => chosenIn(name, seed))) {
    if (signal.aborted) return 130;
    if (done.has(fault.id)) continue;
    const started = Date.now();
    // oxlint-disable-next-line no-await-in-loop -- one fault at a time, or one would hide another
    const caughtBy = await findCatcher(fault, signal);
    if (signal.aborted) return 130;
    if (caughtBy === null) survivors += 1;
    appendFileSync(results, `${JSON.stringify({ ...fault, caughtBy })}\n`);
    say(`${caughtBy ?? "SURVIVED"}: ${fault.id} (${seconds(started)})`);
  }
  say(`${survivors} new survivors; all results: ${results}`);
  return 0;
});

function chosenIn(workspace: string, seed: number): readonly Fault[] {
  const listed = execFileSync("git", ["ls-files", `${workspace}/src`], {
    cwd: root,
    encoding: "utf8",
  });
  const sources = listed
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.|\/(testing|locales)\//.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n") }));
  return chooseFaults(sources, perWorkspace, seed);
}

/** What fails with the fault in its file: a test that imports the file, or the compiler. */
async function findCatcher({ path, line, after }: Fault, signal: AbortSignal) {
  const file = join(root, path);
  const before = readFileSync(file, "utf8");
  const log = join(cache, "faults", "last.log");
  try {
    writeFileSync(
      file,
      before
        .split("\n")
        .with(line - 1, after)
        .join("\n"),
    );
    // The tests beside the file are the quickest to fail.
    const beside = [".test.ts", ".test.tsx"]
      .map((end) => path.replace(/\.tsx?$/, end))
      .filter((test) => existsSync(join(root, test)));
    for (const tests of [...(beside.length > 0 ? [["run", ...beside]] : []), ["related", path]]) {
      // oxlint-disable-next-line no-await-in-loop -- the second takes minutes, and may not be needed
      if ((await runCommand("vitest", [...tests, ...options], { log, signal })) !== 0) {
        const [failed] = / (?:×|FAIL) .*/.exec(readFileSync(log, "utf8")) ?? [];
        return `tests: ${failed?.trim() ?? "see the log"}`;
      }
    }
    return (await runCommand("tsc", ["-b"], { log, signal })) === 0 ? null : "types";
  } finally {
    writeFileSync(file, before);
  }
}

function idIn(line: string): string {
  const result: unknown = line === "" ? null : JSON.parse(line);
  return typeof result === "object" && result !== null && "id" in result ? String(result.id) : "";
}
