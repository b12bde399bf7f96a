import type { Choice, OtherBrowser, Stage } from "./stages.ts";

/** The display names of the browsers that can be left out. */
export const browserTitles = { firefox: "Firefox", webkit: "WebKit" } as const;

/**
 * Removes `--without firefox,webkit` from the arguments after `npm test --`, at any position.
 * @returns the other arguments and the browsers to leave out; null if one is unknown
 */
export function readWithout(
  words: readonly string[],
): { words: readonly string[]; without: readonly OtherBrowser[] } | null {
  const at = words.indexOf("--without");
  if (at < 0) return { words, without: [] };
  const without = (words[at + 1] ?? "").split(",");
  return without.every(isBrowser) ? { words: words.toSpliced(at, 2), without } : null;
}

/** The stages without their tests in the given browsers. */
export function leaveOut(chosen: Choice, without: readonly OtherBrowser[]): Choice {
  const narrowed = (stages: readonly Stage[]) =>
    stages.map((stage) => withoutThem(stage, without)).filter((stage) => stage !== null);
  return { ...chosen, stages: narrowed(chosen.stages), onOther: narrowed(chosen.onOther) };
}

/** One line per omitted browser, so that its absence is not mistaken for success. */
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
