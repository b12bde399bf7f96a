import { languages } from "@salvia/domain/languages";

import type { Promised } from "../promises.ts";
import { pageKinds, type PageKind } from "./addresses.ts";
import type { Found } from "../found.ts";
import { categories, judge, type Judgement } from "./judge.ts";
import type { Site } from "./withSite.ts";

/** What a page may take at most on Lighthouse's phone: milliseconds, and the shift as a number. */
const bounds = { largestPaint: 1000, shift: 0.01, blocked: 10 } as const;

/** Lighthouse on every kind of page, each language at least twice: the worst of so many rounds. */
export async function lighthouse(rounds: number, site: Site): Promise<Found> {
  const found = pageKinds.map((kind, index) => ({
    kind,
    path: kind.pathIn(languages[index % languages.length] ?? "en"),
    judgements: new Array<Judgement>(),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { kind, path, judgements } of found) {
      judgements.push(await judge(site, `${site.origin}${path}`, kind.name === "404"));
    }
  }
  const worst = found.map(({ kind, path, judgements }) => ({
    kind,
    path,
    judgement: worstOf(judgements),
  }));
  const table = {
    title: `Lighthouse, mobile: the worst of ${rounds}`,
    heads: [...categories, "first paint (ms)", "LCP (ms)", "CLS", "TBT (ms)"],
    rows: worst.map(({ path, judgement }) => [
      path,
      ...categories.map((category) => String(judgement.scores[category])),
      judgement.firstPaint.toFixed(0),
      judgement.largestPaint.toFixed(0),
      judgement.shift.toFixed(3),
      judgement.blocked.toFixed(0),
    ]),
  };
  return { table, promises: promisesOf(worst) };
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
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}

type Judged = { readonly kind: PageKind; readonly path: string; readonly judgement: Judgement };

function promisesOf(pages: readonly Judged[]): Promised[] {
  const within = (
    promise: string,
    of: (judgement: Judgement) => number,
    [bound, digits]: readonly [number, number],
  ) => {
    const [worst] = pages.toSorted((one, other) => of(other.judgement) - of(one.judgement));
    const shown = ({ path, judgement }: Judged) => `${of(judgement).toFixed(digits)}, ${path}`;
    const faults = pages.filter(({ judgement }) => !(of(judgement) <= bound)).map(shown);
    return { promise, worst: worst === undefined ? "" : shown(worst), faults };
  };
  return [
    ...categories.map((category) => full(category, pages)),
    within(`LCP at most ${bounds.largestPaint} ms`, (it) => it.largestPaint, [
      bounds.largestPaint,
      0,
    ]),
    within(`CLS at most ${bounds.shift}`, ({ shift }) => shift, [bounds.shift, 3]),
    within(`TBT at most ${bounds.blocked} ms`, ({ blocked }) => blocked, [bounds.blocked, 0]),
  ];
}

/** A page that is not to be found by searching is not judged by how well it is found. */
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
