/** A part of `npm test`, with a name to run it alone. */
export type Stage = {
  readonly name: StageName;
  readonly title: string;
  /** `log` reads what the servers have written while the stages before it ran. */
  readonly runner: "check" | "vitest" | "playwright" | "log";
  readonly command: string;
  readonly args: readonly string[];
  readonly needsEmulators: boolean;
  /** Runs at the same time as the stage before it: neither sees what the other stores. */
  readonly beside?: boolean;
};

const names = [
  "format",
  "lint",
  "types",
  "knip",
  "unit",
  "rules",
  "functions",
  "e2e",
  "log",
] as const;
type StageName = (typeof names)[number];

/** All stages, the quickest first. */
export const stages: readonly Stage[] = [
  check("format", "Format", "oxfmt", ["--check", "."]),
  check("lint", "Lint", "oxlint", []),
  check("types", "Types", "tsc", ["-b"]),
  check("knip", "Unused code (knip)", "knip", ["--no-progress"]),
  vitest("unit", "Unit tests", ["unit", "pages", "components"], false),
  vitest("rules", "Security rules", ["rules"], true),
  // One file at a time, and most of that time waits for answers: the rules' tests need the rest.
  { ...vitest("functions", "Functions", ["functions"], true), beside: true },
  {
    name: "e2e",
    title: "End to end",
    runner: "playwright",
    command: "playwright",
    args: ["test"],
    needsEmulators: true,
  },
  { name: "log", title: "Server log", runner: "log", command: "", args: [], needsEmulators: true },
];

/**
 * What the words after `npm test --` ask for: everything; `check` for the fast part; or one stage,
 * whose runner gets the rest of the words.
 * @returns null for an unknown word
 */
export function chooseStages(
  words: readonly string[],
): { readonly stages: readonly Stage[]; readonly rest: readonly string[] } | null {
  const [word, ...rest] = words;
  if (word === undefined) return { stages, rest };
  if (word === "check")
    return { stages: stages.filter((stage) => !stage.needsEmulators), rest: [] };
  const stage = stages.find(({ name }) => name === word);
  if (stage === undefined || stage.runner === "log") return null;
  const log = stages.filter(({ runner }) => runner === "log" && stage.needsEmulators);
  return { stages: [stage, ...log], rest };
}

/** The stages in turn, each with those that run beside it. */
export function inTurn(chosen: readonly Stage[]): readonly (readonly Stage[])[] {
  const turns: Stage[][] = [];
  for (const stage of chosen) {
    const last = turns.at(-1);
    if (stage.beside && last) last.push(stage);
    else turns.push([stage]);
  }
  return turns;
}

/** The words that choose a part of the tests. */
export const stageWords: readonly string[] = ["check", ...names.filter((name) => name !== "log")];

function check(name: StageName, title: string, command: string, args: readonly string[]): Stage {
  return { name, title, runner: "check", command, args, needsEmulators: false };
}

function vitest(
  name: StageName,
  title: string,
  projects: readonly string[],
  needsEmulators: boolean,
): Stage {
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  return { name, title, runner: "vitest", command: "vitest", args, needsEmulators };
}
