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
  /** Whether it is right that no test runs, because nothing that concerns it has changed. */
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
  "unit",
  "pages",
  "rules",
  "functions",
  "deploy",
  "e2e",
  "browsers",
  "mutants",
  "drills",
  "log",
] as const;
type StageName = (typeof names)[number];

/** The stages of `npm test`, fastest first. */
export const stages: readonly Stage[] = [
  check("format", "Format", "oxfmt", ["--check", "."]),
  check("lint", "Lint", "oxlint", []),
  check("types", "Types", "tsc", ["-b"]),
  check("knip", "Unused code (knip)", "knip", ["--no-progress"]),
  vitest("unit", "Unit tests", ["unit"], false),
  vitest("pages", "Pages", ["pages", "pages in a process", "components"], false),
  // A deployment with firebase-tools itself, to stand-ins of Google's APIs.
  vitest("deploy", "Deployment", ["deploy"], false),
  vitest("rules", "Security rules", ["rules"], true),
  // Runs one file at a time and often waits for answers, so the rules' tests can use the CPU.
  { ...vitest("functions", "Functions", ["functions", "functions alone"], true), beside: true },
  {
    name: "e2e",
    title: "End to end",
    runner: "playwright",
    command: "playwright",
    args: ["test"],
    needsEmulators: true,
    programs: ["coturn"],
  },
  {
    ...vitest("browsers", "Other browsers", ["browsers"], true),
    programs: ["firefox", "webkit"],
  },
  { name: "log", title: "Server log", runner: "log", command: "", args: [], needsEmulators: true },
];

/** Tries each mutant of the rules; `npm test` tries only those of changed sections. */
const mutants: Stage = {
  ...vitest("mutants", "Mutants of the rules", ["rules"], true),
  args: ["run", "--project", "rules", "tests/rules/mutants/mutants.test.ts"],
  env: { SALVIA_MUTANTS: "all" },
};

/** Tests that start their own emulators several times, or build a changed copy of the repository. */
const drills: Stage = {
  ...vitest("drills", "Drills", ["drills"], false),
  programs: ["coturn", "maven"],
};

/** What a call of `npm test` runs. */
export type Choice = {
  readonly stages: readonly Stage[];
  /** The stages to repeat on the other Firestore emulator: Google's, if the first is hidane. */
  readonly onOther: readonly Stage[];
  /** Arguments for the runner of a single stage. */
  readonly rest: readonly string[];
};

/**
 * Parses the arguments after `npm test --`. None runs everything; `check` runs the fast part, with
 * the tests of pages that a change can affect;
 * `nightly` runs everything, each mutant, and stages with emulators on both Firestore emulators; a
 * stage's name runs that stage, with the other arguments for its runner.
 * @param since the commit from which `check` counts changes
 * @returns null for an unknown argument
 */
export function chooseStages(words: readonly string[], since = "HEAD"): Choice | null {
  const [word, ...rest] = words;
  if (word === undefined) {
    return { stages: stages.map(shortened).map(sampled), onOther: [], rest };
  }
  if (word === "check")
    return {
      stages: stages
        .filter(({ name, needsEmulators }) => !needsEmulators && name !== "deploy")
        .map((stage) => (stage.name === "pages" ? changed(stage, since) : stage)),
      onOther: [],
      rest: [],
    };
  if (word === "nightly") return nightly;
  const stage = [...stages, mutants, drills].find(({ name }) => name === word);
  if (stage === undefined || stage.runner === "log") return null;
  const log = stages.filter(({ runner }) => runner === "log" && stage.needsEmulators);
  return { stages: [stage, ...log], onOther: [], rest };
}

/** With the tests whose imports have changed, as far as Vitest can follow them. */
function changed(stage: Stage, since: string): Stage {
  return { ...stage, args: [...stage.args, "--changed", since], mayBeEmpty: true };
}

/** Without deployments that fail in each step, which take minutes. */
function shortened(stage: Stage): Stage {
  if (stage.name !== "deploy") return stage;
  return { ...stage, args: [...stage.args, "tests/deploy/deployment.test.ts"] };
}

/** From 0 to 1: what the processes of one run choose by, so that all choose the same. */
const chance = String(Math.random());

/** With a random part of the drills that try a step after another (tests/chance.ts). */
function sampled(stage: Stage): Stage {
  return { ...stage, env: { ...stage.env, SALVIA_SAMPLED: chance } };
}

const nightly: Choice = {
  stages: stages.flatMap((stage) => (stage.runner === "log" ? [drills, mutants, stage] : [stage])),
  onOther: stages
    .filter(({ needsEmulators }) => needsEmulators)
    .map((stage) => Object.assign({}, stage, { title: `${stage.title}, other emulator` })),
  rest: [],
};

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
  "check",
  "nightly",
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
