/** A part of `npm test`, with a name to run it alone. */
export type Stage = {
  readonly name: StageName;
  readonly title: string;
  /** `log` reads what the servers have written while the stages before it ran. */
  readonly runner: "check" | "vitest" | "playwright" | "log";
  readonly command: string;
  readonly args: readonly string[];
  readonly needsEmulators: boolean;
  /** Added to the runner's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Runs at the same time as these, which come right before it: neither sees what the other stores. */
  readonly beside?: readonly StageName[];
  /** The browsers that it needs, beside Chromium. */
  readonly browsers?: readonly OtherBrowser[];
};

export type OtherBrowser = "firefox" | "webkit";

const names = [
  "format",
  "lint",
  "types",
  "knip",
  "unit",
  "rules",
  "functions",
  "e2e",
  "browsers",
  "mutants",
  "drills",
  "log",
] as const;
type StageName = (typeof names)[number];

/** The stages of `npm test`, the quickest first. */
export const stages: readonly Stage[] = [
  check("format", "Format", "oxfmt", ["--check", "."]),
  check("lint", "Lint", "oxlint", []),
  check("types", "Types", "tsc", ["-b"]),
  check("knip", "Unused code (knip)", "knip", ["--no-progress"]),
  vitest("unit", "Unit tests", ["unit", "pages", "components"], false),
  vitest("rules", "Security rules", ["rules"], true),
  // One file at a time, and most of that time waits for answers: the others take the rest.
  { ...vitest("functions", "Functions", ["functions"], true), beside: ["unit", "rules"] },
  {
    name: "e2e",
    title: "End to end",
    runner: "playwright",
    command: "playwright",
    args: ["test"],
    needsEmulators: true,
  },
  {
    ...vitest("browsers", "Other browsers", ["browsers"], true),
    browsers: ["firefox", "webkit"],
  },
  { name: "log", title: "Server log", runner: "log", command: "", args: [], needsEmulators: true },
];

/** Tries each mutant of the rules; `npm test` tries those of the sections that have changed. */
const mutants: Stage = {
  ...vitest("mutants", "Mutants of the rules", ["rules"], true),
  args: ["run", "--project", "rules", "tests/rules/mutants.test.ts"],
  env: { SALVIA_MUTANTS: "all" },
};

/** What starts emulators of its own, several times. */
const drills = vitest("drills", "Drills", ["drills"], false);

/** What a call of `npm test` runs. */
export type Choice = {
  readonly stages: readonly Stage[];
  /** Stages that run once more on the other Firestore emulator: Google's, where the first is hidane. */
  readonly onOther: readonly Stage[];
  /** Words for the one stage's runner. */
  readonly rest: readonly string[];
};

/**
 * Reads the words after `npm test --`. None: everything; `check`: the fast part; `nightly`: everything,
 * each mutant, and what needs an emulator on both Firestore emulators; or one stage, whose runner gets
 * the other words.
 * @returns null for an unknown word
 */
export function chooseStages(words: readonly string[]): Choice | null {
  const [word, ...rest] = words;
  if (word === undefined) return { stages, onOther: [], rest };
  if (word === "check")
    return {
      stages: stages.filter(({ needsEmulators }) => !needsEmulators),
      onOther: [],
      rest: [],
    };
  if (word === "nightly") return nightly;
  const stage = [...stages, mutants, drills].find(({ name }) => name === word);
  if (stage === undefined || stage.runner === "log") return null;
  const log = stages.filter(({ runner }) => runner === "log" && stage.needsEmulators);
  return { stages: [stage, ...log], onOther: [], rest };
}

const nightly: Choice = {
  stages: stages.flatMap((stage) => (stage.runner === "log" ? [drills, mutants, stage] : [stage])),
  onOther: stages
    .filter(({ needsEmulators }) => needsEmulators)
    .map((stage) => Object.assign({}, stage, { title: `${stage.title}, other emulator` })),
  rest: [],
};

/** Stages that run one after the other, and one that runs at the same time as all of them. */
export type Turn = { readonly stages: readonly Stage[]; readonly beside: Stage | null };

/** The stages in turn, each with what runs beside it. */
export function inTurn(chosen: readonly Stage[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const stage of chosen) {
    const first = turns.findIndex((turn) =>
      turn.stages.some(({ name }) => stage.beside?.includes(name)),
    );
    if (first < 0) turns.push({ stages: [stage], beside: null });
    else {
      const others = turns.splice(first).flatMap((turn) => turn.stages);
      turns.push({ stages: others, beside: stage });
    }
  }
  return turns;
}

/** Whether something of a turn needs the emulators. */
export function usesEmulators({ stages: inFront, beside }: Turn): boolean {
  return beside?.needsEmulators === true || inFront.some((stage) => stage.needsEmulators);
}

/** The words that choose a part of the tests. */
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
