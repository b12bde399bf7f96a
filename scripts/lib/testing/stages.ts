/** A part of `npm test`, with a name to run it alone. */
export type Stage = {
  readonly name: StageName;
  readonly title: string;
  /** `log` checks the server log of the stages that ran before it. */
  readonly runner: "check" | "vitest" | "playwright" | "log";
  readonly command: string;
  readonly args: readonly string[];
  readonly needsEmulators: boolean;
  /** Added to the runner's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs at the same time as the stage before it; they do not share stored data. */
  readonly beside?: boolean;
  /** Whether a run without tests passes, because no change concerns the stage. */
  readonly mayBeEmpty?: boolean;
  /** The programs that some of its tests need besides Chromium. `--without` leaves these tests out. */
  readonly programs?: readonly ExtraProgram[];
};

export type ExtraProgram = "firefox" | "webkit" | "coturn" | "maven";

const names = [
  "format",
  "lint",
  "types",
  "knip",
  "size",
  "unit",
  "pages",
  "rules",
  "functions",
  "e2e",
  "deploy",
  "doctor",
  "browsers",
  "drills",
  "mutants",
  "log",
] as const;
type StageName = (typeof names)[number];

const log: Stage = {
  name: "log",
  title: "Server log",
  runner: "log",
  command: "",
  args: [],
  needsEmulators: true,
};

/** The stages of `npm test`, fastest first. */
export const stages: readonly Stage[] = [
  check("format", "Format", "oxfmt", ["--check", "."]),
  check("lint", "Lint and types", "oxlint", ["--type-check"]),
  check("knip", "Unused code (knip)", "knip", ["--no-progress"]),
  check("size", "Size", "node", ["scripts/size.ts"]),
  vitest("unit", "Unit tests", ["unit"], false),
  vitest("pages", "Pages", ["pages", "pages in a process", "components", "translated"], false),
  vitest("rules", "Security rules", ["rules"], true),
  // Often waits for answers, so the rules' tests can use the CPU.
  { ...vitest("functions", "Functions", ["functions", "functions alone"], true), beside: true },
  {
    name: "e2e",
    title: "End to end",
    runner: "playwright",
    command: "playwright",
    args: ["test"],
    needsEmulators: true,
  },
  log,
];

/** Keeps what it has checked, so `npm run check` has types sooner from it than from the linter. */
const types = check("types", "Types", "tsc", ["-b"]);

/** The stages that only the night runs, besides those of `npm test` with all their variants. */
const nightlyStages: readonly Stage[] = [
  // Deployments with firebase-tools itself, to stand-ins of Google's APIs.
  vitest("deploy", "Deployment", ["deploy"], false),
  vitest("doctor", "Doctor", ["doctor"], false),
  // Tests that start emulators of their own, or build a changed copy of the repository.
  { ...vitest("drills", "Drills", ["drills"], false), programs: ["coturn", "maven"] },
  { ...vitest("browsers", "Other browsers", ["browsers"], true), programs: ["firefox", "webkit"] },
  {
    ...vitest("mutants", "Mutants of the rules", ["rules"], true),
    args: ["run", "--project", "rules", "tests/rules/mutants/mutants.test.ts"],
    env: { SALVIA_MUTANTS: "all" },
  },
];

/** What the night repeats on the other Firestore emulator: Google's, if the first is hidane. */
const onOther: readonly Stage[] = [
  ...stages.filter(({ name }) => name === "rules" || name === "functions"),
  ...stages
    .filter(({ name }) => name === "e2e")
    .map((stage) => Object.assign({}, stage, { args: [...stage.args, "tests/e2e/sales"] })),
  log,
].map((stage) => Object.assign({}, stage, { title: `${stage.title}, other emulator` }));

/** What a call of `npm test` runs. */
export type Choice = {
  readonly stages: readonly Stage[];
  /** The stages to run on the other Firestore emulator than the default. */
  readonly onOther: readonly Stage[];
  /** Arguments for the runner of a single stage. */
  readonly rest: readonly string[];
};

/**
 * Parses the arguments after `npm test --`.
 *
 * - None runs the stages that prove each fact once.
 * - `check` runs the fast ones, on what has changed since a commit that may follow.
 * - `nightly` runs every stage with all its variants; `nightly` and a stage's name, that stage;
 *   `nightly other`, the stages on the other Firestore emulator.
 * - `rules compare` and a file or a revision compare the rules with those (decision 117).
 * - A stage's name runs that stage as `npm test` does, or with all its variants if arguments for its
 *   runner follow, such as part of a file's name.
 * @param change what `check` looks at; by default nothing
 * @returns null for an unknown argument
 */
export function chooseStages(words: readonly string[], change: Change = noChange): Choice | null {
  const [word, ...rest] = words;
  if (word === undefined) return { stages, onOther: [], rest };
  if (word === "check") return { stages: checks(change), onOther: [], rest: [] };
  if (word === "nightly") return nightly(rest);
  const stage = [...stages, types, ...nightlyStages].find(({ name }) => name === word);
  if (stage === undefined || stage.runner === "log") return null;
  if (word === "rules" && rest[0] === "compare") {
    const env = { SALVIA_COMPARED: rest[1] ?? "HEAD" };
    return { stages: withLog({ ...stage, env }), onOther: [], rest: ["rules/compare"] };
  }
  return { stages: withLog(rest.length === 0 ? stage : whole(stage)), onOther: [], rest };
}

function nightly([word, ...rest]: readonly string[]): Choice | null {
  const all = [...stages.filter(({ name }) => name !== "log"), ...nightlyStages, log].map(whole);
  if (word === undefined) return { stages: all, onOther, rest };
  if (word === "other") return { stages: [], onOther, rest };
  const stage = all.find(({ name }) => name === word);
  if (stage === undefined || stage.runner === "log") return null;
  return { stages: withLog(stage), onOther: [], rest };
}

function withLog(stage: Stage): readonly Stage[] {
  return stage.needsEmulators ? [stage, log] : [stage];
}

/** The stage with everything that `npm test` leaves to the night. */
function whole(stage: Stage): Stage {
  const env = { ...stage.env, SALVIA_NIGHTLY: "1" };
  return stage.name === "e2e" ? { ...stage, env, programs: ["coturn"] } : { ...stage, env };
}

/** What `npm run check` looks at. */
export type Change = {
  /** The commit that the changes are counted from. */
  readonly since: string;
  /** The changed files that the linter reads. */
  readonly files: readonly string[];
};

const noChange: Change = { since: "HEAD", files: [] };

/** The stages without emulators: lint and tests of what has changed, as far as Vitest follows imports. */
function checks({ since, files }: Change): readonly Stage[] {
  return stages.flatMap((stage) => {
    if (stage.needsEmulators) return [];
    if (stage.name === "lint") {
      return files.length === 0 ? [types] : [check("lint", "Lint", "oxlint", files), types];
    }
    if (stage.runner !== "vitest") return [stage];
    return [{ ...stage, args: [...stage.args, "--changed", since], mayBeEmpty: true }];
  });
}

/** Groups the stages into turns, each with the stages that run in parallel to it. */
export function inTurn(chosen: readonly Stage[]): readonly (readonly Stage[])[] {
  const turns: Stage[][] = [];
  for (const stage of chosen) {
    const last = turns.at(-1);
    if (stage.beside && last) last.push(stage);
    else turns.push([stage]);
  }
  return turns;
}

/** The words that select a part of the tests. */
export const stageWords: readonly string[] = [
  "check [commit]",
  "nightly [other | stage]",
  ...names.filter((name) => name !== "log"),
];

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
