import type { Choice, ExtraProgram, Stage } from "./stages.ts";

/** The display names of the programs whose tests can be left out. */
export const programTitles = {
  firefox: "Firefox",
  webkit: "WebKit",
  coturn: "coturn",
  maven: "Maven",
} as const;

/** The runner's arguments that leave out the tests of a program, in each stage that has some. */
const exclusions: Record<ExtraProgram, Partial<Record<Stage["name"], readonly string[]>>> = {
  firefox: { browsers: ["--exclude", "tests/browsers/firefox.test.ts"] },
  webkit: { browsers: ["--exclude", "tests/browsers/webkit.test.ts"] },
  coturn: {
    e2e: ["--grep-invert", "@coturn"],
    drills: ["--exclude", "tests/drills/separateNetworks.test.ts"],
  },
  maven: { drills: ["--exclude", "tests/drills/fhirExport.test.ts"] },
};

/**
 * Removes `--without firefox,webkit,coturn,maven` from the arguments after `npm test --`, at any position.
 * @returns the other arguments and the programs to leave out; null if one is unknown
 */
export function readWithout(
  words: readonly string[],
): { words: readonly string[]; without: readonly ExtraProgram[] } | null {
  const at = words.indexOf("--without");
  if (at < 0) return { words, without: [] };
  const without = (words[at + 1] ?? "").split(",");
  return without.every(isProgram) ? { words: words.toSpliced(at, 2), without } : null;
}

/** The stages without their tests that need the given programs. */
export function leaveOut(chosen: Choice, without: readonly ExtraProgram[]): Choice {
  const narrowed = (stages: readonly Stage[]) =>
    stages.map((stage) => withoutThem(stage, without)).filter((stage) => stage !== null);
  return { ...chosen, stages: narrowed(chosen.stages), onOther: narrowed(chosen.onOther) };
}

/** One line per omitted program, so that its absence is not mistaken for success. */
export function leftOut(without: readonly ExtraProgram[]): readonly string[] {
  return without.map((program) => `${programTitles[program]}: left out`);
}

function withoutThem(stage: Stage, without: readonly ExtraProgram[]): Stage | null {
  const left = (stage.programs ?? []).filter((program) => without.includes(program));
  if (stage.programs === undefined || left.length === 0) return stage;
  const programs = stage.programs.filter((program) => !left.includes(program));
  if (stage.name === "browsers" && programs.length === 0) return null;
  const excluded = left.flatMap((program) => exclusions[program][stage.name] ?? []);
  return { ...stage, programs, args: [...stage.args, ...excluded] };
}

function isProgram(word: string): word is ExtraProgram {
  return word in programTitles;
}
