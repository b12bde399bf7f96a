/**
 * `npm run faults -- [seed] [domain | functions | web]`: plants one fault at a time in the source,
 * and expects a test that imports the changed file, or the compiler, to fail. Continues where it was
 * stopped. The results are lines of JSON in .cache/faults.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "../../scripts/lib/command.ts";
import { cache, root } from "../../scripts/lib/places.ts";
import { program, say, seconds } from "../../scripts/lib/report.ts";
import { stopController } from "../../scripts/lib/stopSignal.ts";
import { stages } from "../../scripts/lib/testing/stages.ts";
import { withTestEmulators, type TestEnv } from "../../scripts/lib/testing/testEmulators.ts";
import { chooseFaults, type Fault } from "./chooseFaults.ts";

const perWorkspace = 40;
const workspaces = ["domain", "functions", "web"] as const;
/** The projects whose tests import what they test, and the one whose tests call functions by their addresses. */
const importing = ["unit", "pages", "pages in a process", "components"];
const calling = ["functions"];
const onEmulators = stages.filter(({ name }) => name === "functions");

await program(async () => {
  const [seed = "1", only] = process.argv.slice(2);
  const results = join(cache, "faults", `${seed}.jsonl`);
  mkdirSync(dirname(results), { recursive: true });
  const done = new Set(
    existsSync(results) ? readFileSync(results, "utf8").split("\n").map(idIn) : [],
  );
  const { signal } = stopController();
  const chosen = workspaces.filter((name) => only === undefined || name === only);
  let survivors = 0;
  await withTestEmulators(onEmulators, signal, async (prepare) => {
    const [env = {}] = await Promise.all(onEmulators.map(prepare));
    for (const fault of chosen.flatMap((name) => chosenIn(name, Number(seed)))) {
      if (done.has(fault.id)) continue;
      const started = Date.now();
      // oxlint-disable-next-line no-await-in-loop -- one fault at a time, or one would hide another
      const caughtBy = await findCatcher(fault, env, signal);
      if (signal.aborted) return;
      if (caughtBy === null) survivors += 1;
      appendFileSync(results, `${JSON.stringify({ ...fault, caughtBy })}\n`);
      say(`${caughtBy ?? "SURVIVED"}: ${fault.id} (${seconds(started)})`);
    }
  });
  say(`${survivors} new survivors; all results: ${results}`);
  return signal.aborted ? 130 : 0;
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

/** What fails with the fault in its file: a test that imports or calls the file, or the compiler. */
async function findCatcher({ path, line, after }: Fault, env: TestEnv, signal: AbortSignal) {
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
    for (const [command, ...args] of checksOf(path)) {
      // oxlint-disable-next-line no-await-in-loop -- the later ones take minutes, and may not be needed
      if ((await runCommand(command, args, { env, log, signal })) !== 0) {
        const [failed] = / (?:×|FAIL) .*/.exec(readFileSync(log, "utf8")) ?? [];
        return command === "tsc" ? "types" : `tests: ${failed?.trim() ?? "see the log"}`;
      }
    }
    return null;
  } finally {
    writeFileSync(file, before);
  }
}

/** What may fail with a fault in a file, the quickest first. */
function checksOf(path: string): readonly (readonly [command: string, ...args: string[]])[] {
  const [workspace, , area] = path.split("/");
  const beside = [".test.ts", ".test.tsx"]
    .map((end) => path.replace(/\.tsx?$/, end))
    .filter((test) => existsSync(join(root, test)));
  return [
    ...(beside.length > 0 ? [vitest(importing, "run", ...beside)] : []),
    ["tsc", "-b"],
    vitest(importing, "related", path),
    ...(workspace === "functions"
      ? [vitest(calling, "run", `tests/functions/${area}`), vitest(calling, "run")]
      : []),
  ];
}

function vitest(projects: readonly string[], ...args: readonly string[]) {
  const only = projects.flatMap((name) => ["--project", name]);
  return ["vitest", ...args, "--run", "--bail=1", "--passWithNoTests", ...only] as const;
}

function idIn(line: string): string {
  const result: unknown = line === "" ? null : JSON.parse(line);
  return typeof result === "object" && result !== null && "id" in result ? String(result.id) : "";
}
