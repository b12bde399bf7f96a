import type { Choice, OtherBrowser, Stage } from "./stages.ts";

/** What people call the browsers that can be left out. */
export const browserTitles = { firefox: "Firefox", webkit: "WebKit" } as const;

/**
 * Takes `--without firefox,webkit` out of the words after `npm test --`, wherever it stands.
 * @returns the other words, and the browsers that are left out; null where one is unknown
 */
export function readWithout(
  words: readonly string[],
): { words: readonly string[]; without: readonly OtherBrowser[] } | null {
  const at = words.indexOf("--without");
  if (at < 0) return { words, without: [] };
  const without = (words[at + 1] ?? "").split(",");
  return without.every(isBrowser) ? { words: words.toSpliced(at, 2), without } : null;
}

/** The stages without what they do in some browsers. */
export function leaveOut(chosen: Choice, without: readonly OtherBrowser[]): Choice {
  const narrowed = (stages: readonly Stage[]) =>
    stages.map((stage) => withoutThem(stage, without)).filter((stage) => stage !== null);
  return { ...chosen, stages: narrowed(chosen.stages), onOther: narrowed(chosen.onOther) };
}

/** One line for each browser that was left out: its silence is no success. */
export function leftOut(without: readonly OtherBrowser[]): readonly string[] {
  return without.map((browser) => `${browserTitles[browser]}: left out`);
}

function withoutThem(stage: Stage, without: readonly OtherBrowser[]): Stage | null {
  if (stage.browsers === undefined) return stage;
  const browsers = stage.browsers.filter((browser) => !without.includes(browser));
  if (browsers.length === 0) return null;
  const excluded = without.flatMap((browser) => ["--exclude", `tests/browsers/${browser}.test.ts`]);
  return { ...stage, browsers, args: [...stage.args, ...excluded] };
}

function isBrowser(word: string): word is OtherBrowser {
  return word in browserTitles;
}
