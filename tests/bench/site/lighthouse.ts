import type { Promised } from "../support/promises.ts";
import { samples, type PageKind } from "./addresses.ts";
import type { Measurement } from "../support/measurement.ts";
import { withHeading } from "./heading.ts";
import { categories, judge, type Judgement } from "./judge.ts";
import type { Site } from "./withSite.ts";

/** The limits of a page on Lighthouse's phone: milliseconds, and the layout shift as a number. */
const bounds = { largestPaint: 1000, shift: 0.01, blocked: 10 } as const;

/**
 * Lighthouse on every kind of page: the worst of all rounds. In the same rounds, also a page of
 * only a heading.
 */
export async function lighthouse(rounds: number, site: Site): Promise<Measurement> {
  const found = samples.map(({ kind, path }) => ({
    kind,
    path,
    judgements: new Array<Judgement>(),
  }));
  const headings: Judgement[] = [];
  await withHeading(site, async (heading) => {
    for (let round = 0; round < rounds; round += 1) {
      headings.push(await judge(site, heading));
      for (const { kind, path, judgements } of found) {
        judgements.push(await judge(site, `${site.origin}${path}`, kind.name === "404"));
      }
    }
  });
  const worst = found.map(({ kind, path, judgements }) => ({
    kind,
    path,
    judgement: worstOf(judgements),
  }));
  const table = {
    title: `Lighthouse, mobile: the worst of ${rounds}`,
    heads: [...categories, "first paint (ms)", "LCP (ms)", "CLS", "TBT (ms)"],
    rows: [
      ...worst.map(({ path, judgement }) => rowOf(path, judgement)),
      rowOf("a heading alone", worstOf(headings)),
    ],
  };
  return { table, promises: promisesOf(worst) };
}

function rowOf(
  name: string,
  { scores, firstPaint, largestPaint, shift, blocked }: Judgement,
): string[] {
  const times = [firstPaint.toFixed(0), largestPaint.toFixed(0), shift.toFixed(3)];
  return [name, ...categories.map((each) => String(scores[each])), ...times, blocked.toFixed(0)];
}

function worstOf(all: readonly Judgement[]): Judgement {
  const least = (of: (judgement: Judgement) => number) => Math.min(...all.map(of));
  const most = (of: (judgement: Judgement) => number) => Math.max(...all.map(of));
  return {
    scores: {
      performance: least(({ scores }) => scores.performance),
      accessibility: least(({ scores }) => scores.accessibility),
      "best-practices": least(({ scores }) => scores["best-practices"]),
      seo: least(({ scores }) => scores.seo),
    },
    firstPaint: most(({ firstPaint }) => firstPaint),
    largestPaint: most(({ largestPaint }) => largestPaint),
    shift: most(({ shift }) => shift),
    blocked: most(({ blocked }) => blocked),
    longTasks: all.toSorted((one, other) => other.blocked - one.blocked)[0]?.longTasks ?? [],
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}

type Judged = { readonly kind: PageKind; readonly path: string; readonly judgement: Judgement };

function promisesOf(pages: readonly Judged[]): Promised[] {
  const within = (
    promise: string,
    of: (judgement: Judgement) => number,
    [bound, digits]: readonly [number, number],
    why: (judgement: Judgement) => readonly string[] = () => [],
  ) => {
    const [worst] = pages.toSorted((one, other) => of(other.judgement) - of(one.judgement));
    const shown = ({ path, judgement }: Judged) => `${of(judgement).toFixed(digits)}, ${path}`;
    const broken = pages.filter(({ judgement }) => !(of(judgement) <= bound));
    const faults = broken.map((page) => [shown(page), ...why(page.judgement)].join(": "));
    return { promise, worst: worst === undefined ? "" : shown(worst), faults };
  };
  return [
    ...categories.map((category) => full(category, pages)),
    within(`LCP at most ${bounds.largestPaint} ms`, (it) => it.largestPaint, [
      bounds.largestPaint,
      0,
    ]),
    within(`CLS at most ${bounds.shift}`, ({ shift }) => shift, [bounds.shift, 3]),
    within(
      `TBT at most ${bounds.blocked} ms`,
      ({ blocked }) => blocked,
      [bounds.blocked, 0],
      ({ longTasks }) => [longTasks.join(", ")],
    ),
  ];
}

/** An unlisted page is excluded from the SEO score. */
function full(category: (typeof categories)[number], pages: readonly Judged[]): Promised {
  const judged = pages.filter(({ kind }) => kind.isListed || category !== "seo");
  const lacking = judged.filter(({ judgement }) => judgement.scores[category] < 100);
  return {
    promise: `100 for ${category}`,
    worst: String(Math.min(...judged.map(({ judgement }) => judgement.scores[category]))),
    faults: lacking.map(({ path, judgement }) => {
      return `${judgement.scores[category]}, ${path} (${judgement.failed.join(", ")})`;
    }),
  };
}
