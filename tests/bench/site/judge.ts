import { launch, Launcher } from "chrome-launcher";
import lighthouse, { type Result, type RunnerResult } from "lighthouse";

import { Complaint } from "../../../scripts/lib/report.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** What Lighthouse says of a page on a simulated phone. */
export type Judgement = {
  /** Of 100 each. */
  readonly scores: Readonly<Record<Category, number>>;
  /** In milliseconds, and the shift as a number. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  /** The tasks that kept the phone busy for more than 50 ms: whose, how long, and when it began. */
  readonly longTasks: readonly string[];
  /** What was found wanting, by Lighthouse's name for it. */
  readonly failed: readonly string[];
};

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/**
 * Asks Lighthouse about a page, in a Chromium that has never seen it.
 *
 * @param isDead whether the address leads nowhere: the browser notes that in its console
 */
export async function judge(site: Site, address: string, isDead = false): Promise<Judgement> {
  for (let attempt = 1; ; attempt += 1) {
    const visit = await runLighthouse(site, address, isDead);
    const { lhr } = visit;
    const isLast = attempt === attempts;
    // On a busy machine a trace sometimes lacks its beginning, and Lighthouse asks to be run again.
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
 * Whether what counts as a long task was long for want of a processor: the bench's own work takes turns
 * with the page's, which a phone does not know. What keeps a page waiting whenever it is visited counts
 * all the same, since the last attempt does.
 */
function hasWaited({ lhr, artifacts }: RunnerResult): boolean {
  const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier;
  // In microseconds of this machine.
  const long = 50_000 / slowdown;
  return artifacts.Trace.traceEvents.some((event) => {
    const { name, dur: took } = event;
    // The thread's own time, which the type does not know.
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
 * When a page arrives, Chromium makes a process ready for the one after it: what that takes, on a machine
 * with few processors the page waits for. The launcher has a list of such features; Chromium heeds the
 * last of several.
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

/** What Lighthouse lists of long tasks: a page's own have its address, the browser's have none. */
function longTasksIn(audit: Result["audits"][string] | undefined): string[] {
  if (audit?.details?.type !== "table") return [];
  return audit.details.items.map(({ url, duration, startTime }) => {
    const whose =
      typeof url === "string" && url.startsWith("https:") ? "the page's" : "the browser's";
    return `${whose} of ${Number(duration).toFixed(0)} ms at ${Number(startTime).toFixed(0)} ms`;
  });
}
