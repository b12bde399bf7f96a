import { launch, Launcher } from "chrome-launcher";
import runLighthouse, { type RunnerResult } from "lighthouse";

import { Complaint } from "../../../scripts/lib/report.ts";
import { atMost, shown, type Figure } from "../support/figures.ts";
import { median } from "../support/statistics.ts";
import { samples } from "./pageKinds.ts";
import { origin, twinOrigin, type Site } from "./withSite.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse finds of a page on its phone: the scores out of 100, and times in milliseconds. */
type Result = {
  readonly path: string;
  readonly scores: Readonly<Record<string, number>>;
  /** The audits that cost points. */
  readonly failed: readonly string[];
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
};

/** Lighthouse on every kind of page, and on the home page's client-rendered twin in turn. */
export async function lighthouse(rounds: number, site: Site): Promise<readonly Figure[]> {
  const pages: (Result & { isListed: boolean })[] = [];
  const twins: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    twins.push(await visit(site, `${twinOrigin}/`));
    for (const { path, isListed, isMissing } of samples) {
      pages.push({ ...(await visit(site, `${origin}${path}`, isMissing)), isListed });
    }
  }
  const least = (category: string): Figure => {
    const judged = pages.filter(({ isListed }) => isListed || category !== "seo");
    const score = ({ scores }: Result) => scores[category] ?? 0;
    const worst = judged.toSorted((one, other) => score(one) - score(other))[0];
    const value = worst === undefined ? 0 : score(worst);
    const where = value < 100 ? `, ${worst?.path} (${worst?.failed.join(", ")})` : "";
    return { name: category, value: `${value}${where}`, bound: "100", isKept: value === 100 };
  };
  const most = (name: string, bound: number, of: (result: Result) => number, digits = 0) => {
    const worst = pages.toSorted((one, other) => of(other) - of(one))[0];
    const unit = digits === 0 ? "ms" : "";
    const value = worst === undefined ? Number.NaN : of(worst);
    return atMost(name, bound, { value, unit, digits }, worst?.path);
  };
  const compared = (name: string, of: (result: Result) => number, unit: string) => {
    const both = [pages.filter(({ path }) => path === "/"), twins];
    return both.map((results, index) => {
      const value = median(results.map(of));
      return shown(`${["home page", "client-rendered twin"][index]}: ${name}`, { value, unit });
    });
  };
  return [
    ...categories.map(least),
    most("LCP", 1000, ({ largestPaint }) => largestPaint),
    most("CLS", 0.01, ({ shift }) => shift, 3),
    most("TBT", 10, ({ blocked }) => blocked),
    ...compared("performance", ({ scores }) => scores["performance"] ?? 0, ""),
    ...compared("LCP", ({ largestPaint }) => largestPaint, "ms"),
    ...compared("TBT", ({ blocked }) => blocked, "ms"),
  ];
}

/** A visit to a page by a Chromium that has never loaded it. */
async function visit(site: Site, address: string, isMissing = false): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await judge(site, address, isMissing);
    const { lhr } = result;
    const isLast = attempt === 3;
    // On a busy machine a trace sometimes lacks its beginning, and Lighthouse asks for another run.
    if (lhr.runtimeError !== undefined) {
      if (isLast) throw new Complaint(`${address}: ${lhr.runtimeError.message}`);
      continue;
    }
    const found = resultOf(new URL(address).pathname, result);
    if (isLast || found.blocked === 0 || !hasWaited(result)) return found;
  }
}

async function judge(site: Site, address: string, isMissing: boolean): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: site.headlessShell,
    chromeFlags: [...site.flags, noSpare],
    logLevel: "silent",
  });
  try {
    const result = await runLighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...categories],
      ignoreStatusCode: isMissing,
      skipAudits: isMissing ? ["errors-in-console"] : null,
    });
    if (result === undefined) throw new Error(`Lighthouse found nothing at ${address}.`);
    return result;
  } finally {
    chrome.kill();
  }
}

/**
 * When a page arrives, Chromium prepares a process for the next one, which delays the page on a
 * machine with few processors. Chromium uses only the last `--disable-features`, and the launcher
 * has a list of its own.
 */
const listed = Launcher.defaultFlags().find((flag) => flag.startsWith("--disable-features="));
const noSpare = `${listed ?? "--disable-features="},SpareRendererForSitePerProcess`;

/**
 * Whether a task was long only for lack of a processor, for which the bench competes with the page.
 * Tasks that are long on every visit count.
 */
function hasWaited({ lhr, artifacts }: RunnerResult): boolean {
  // In microseconds of this machine.
  const long = 50_000 / lhr.configSettings.throttling.cpuSlowdownMultiplier;
  return artifacts.Trace.traceEvents.some((event) => {
    const { name, dur: took } = event;
    // The thread's own CPU time, which the type does not declare.
    const worked = "tdur" in event && typeof event.tdur === "number" ? event.tdur : took;
    return name === "RunTask" && took > long && worked <= long;
  });
}

function resultOf(path: string, { lhr: { audits, categories: judged } }: RunnerResult): Result {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((judged[category]?.score ?? 0) * 100);
  const weighed = Object.values(judged).flatMap(({ auditRefs }) => auditRefs);
  return {
    path,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
    failed: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blocked: value("total-blocking-time"),
  };
}
