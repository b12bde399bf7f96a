import { launch, Launcher } from "chrome-launcher";
import lighthouse, { type Result, type RunnerResult } from "lighthouse";

import { Complaint } from "../../../scripts/lib/report.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** Lighthouse's result for a page on a simulated phone. */
export type Judgement = {
  /** Out of 100 each. */
  readonly scores: Readonly<Record<Category, number>>;
  /** In milliseconds; the layout shift is a plain number. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  /** The tasks that blocked the phone for more than 50 ms: source, duration, and start. */
  readonly longTasks: readonly string[];
  /** The failed audits, by Lighthouse's name. */
  readonly failed: readonly string[];
};

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/**
 * Runs Lighthouse on a page, in a Chromium that has never loaded it.
 *
 * @param isDead whether the address does not exist: the browser logs that in its console
 */
export async function judge(site: Site, address: string, isDead = false): Promise<Judgement> {
  for (let attempt = 1; ; attempt += 1) {
    const visit = await runLighthouse(site, address, isDead);
    const { lhr } = visit;
    const isLast = attempt === attempts;
    // On a busy machine a trace sometimes lacks its beginning, and Lighthouse asks for another run.
    if (lhr.runtimeError !== undefined) {
      if (isLast) throw new Complaint(`${address}: ${lhr.runtimeError.message}`);
      continue;
    }
    const judgement = judgementOf(lhr);
    if (isLast || judgement.blocked === 0 || !hasWaited(visit)) return judgement;
  }
}

const attempts = 3;

/**
 * Whether a long task was long only for lack of a processor: the bench competes with the page for
 * processors, unlike on a phone. Tasks that are long on every visit still count, because the last
 * attempt always counts.
 */
function hasWaited({ lhr, artifacts }: RunnerResult): boolean {
  const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier;
  // In microseconds of this machine.
  const long = 50_000 / slowdown;
  return artifacts.Trace.traceEvents.some((event) => {
    const { name, dur: took } = event;
    // The thread's own CPU time, which the type does not declare.
    const worked = "tdur" in event && typeof event.tdur === "number" ? event.tdur : took;
    return name === "RunTask" && took > long && worked <= long;
  });
}

async function runLighthouse(site: Site, address: string, isDead: boolean): Promise<RunnerResult> {
  stopIfAsked(site);
  const chrome = await launch({
    chromePath: site.headlessShell,
    chromeFlags: [...site.chromiumFlags, noErrands],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...categories],
      ignoreStatusCode: isDead,
      skipAudits: isDead ? ["errors-in-console"] : null,
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${address}.`);
    return result;
  } finally {
    chrome.kill();
  }
}

/**
 * When a page arrives, Chromium prepares a process for the next one, which delays the page on a
 * machine with few processors. The launcher has a list of such features; Chromium uses only the
 * last `--disable-features`.
 */
const listed = Launcher.defaultFlags().find((flag) => flag.startsWith("--disable-features="));
const noErrands = [listed ?? "--disable-features=", "SpareRendererForSitePerProcess"].join(",");

function judgementOf({
  audits,
  categories: judged,
}: Pick<Result, "audits" | "categories">): Judgement {
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blocked: value("total-blocking-time"),
    longTasks: longTasksIn(audits["long-tasks"]),
    failed: categories.flatMap((category) => failedIn(category)),
  };

  function failedIn(category: Category): string[] {
    return (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  }
}

/** The long tasks listed by Lighthouse: a page's own have its address, the browser's have none. */
function longTasksIn(audit: Result["audits"][string] | undefined): string[] {
  if (audit?.details?.type !== "table") return [];
  return audit.details.items.map(({ url, duration, startTime }) => {
    const whose =
      typeof url === "string" && url.startsWith("https:") ? "the page's" : "the browser's";
    return `${whose} of ${Number(duration).toFixed(0)} ms at ${Number(startTime).toFixed(0)} ms`;
  });
}
