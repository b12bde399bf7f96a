import { languages } from "@salvia/domain/languages";

import type { Columns } from "../columns.ts";
import { pageKinds, type PageKind } from "./addresses.ts";
import { categories, judge, type Judgement } from "./judge.ts";
import type { Site } from "./withSite.ts";

/** What a page may take at most on Lighthouse's phone: milliseconds, and the shift as a number. */
const bounds = { largestPaint: 1000, shift: 0.01, blocked: 10 } as const;

/** Lighthouse on every kind of page, each language at least twice: the worst of so many rounds. */
export async function lighthouse(rounds: number, site: Site): Promise<Columns> {
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
  return {
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
    faults: worst.flatMap(({ kind, path, judgement }) =>
      faultsOf(kind, judgement).map((fault) => `${path}: ${fault}.`),
    ),
  };
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

/** A page that is not to be found by searching is not judged by how well it is found. */
function faultsOf({ isListed }: PageKind, judgement: Judgement): string[] {
  const judged = categories.filter((category) => isListed || category !== "seo");
  const { scores, failed, largestPaint, shift, blocked } = judgement;
  const bad = judged.filter((category) => scores[category] < 100);
  return [
    ...bad.map((category) => `${scores[category]} for ${category} (${failed.join(", ")})`),
    ...(largestPaint > bounds.largestPaint ? [`LCP above ${bounds.largestPaint} ms`] : []),
    ...(shift > bounds.shift ? [`CLS above ${bounds.shift}`] : []),
    ...(blocked > bounds.blocked ? [`TBT above ${bounds.blocked} ms`] : []),
  ];
}
