import type { Browser } from "@playwright/test";
import { interleaved, ratiosOf } from "../support/interleaved.ts";
import { median } from "../support/statistics.ts";
import { samples } from "./addresses.ts";
import { withBrowser } from "./browser.ts";
import type { Measurement } from "../support/measurement.ts";
import { visitPage, type Way } from "./visitPage.ts";
import type { Site } from "./withSite.ts";

const ordinary: Way = { name: "as it is", silence: "none", javaScriptEnabled: true };
const hostSilent: Way = {
  name: "the font host silent for 30 s",
  silence: "all",
  javaScriptEnabled: true,
};
const bothOff: Way = {
  name: "JavaScript off, the font host silent",
  silence: "all",
  javaScriptEnabled: false,
};
const others: readonly Way[] = [
  hostSilent,
  { name: "the font's files silent for 30 s", silence: "files", javaScriptEnabled: true },
  { name: "JavaScript off", silence: "none", javaScriptEnabled: false },
  bothOff,
];

/** The ways in which every page is read. */
const waysToRead: readonly Way[] = [hostSilent, bothOff];

/**
 * The ratio that counts as later; lower ratios are noise, and waiting for the font host is higher.
 */
const later = 1.2;

/** When a page first paints, and its text, with the font host silent or JavaScript off. */
export async function paint(rounds: number, site: Site): Promise<Measurement> {
  return withBrowser(site, async (browser) => {
    const runs = [ordinary, ...others].map(
      (way) => async () => (await visitPage(browser, site, "/", way)).firstPaint,
    );
    const [base = [], ...times] = await interleaved(runs, rounds, 2);
    const rows = others.map(({ name }, index) => {
      const own = times[index] ?? [];
      const ratios = ratiosOf(own, base);
      return { name, times: own, ratios };
    });
    const promises = rows.map(({ name, ratios }) => ({
      promise: `no later: ${name}`,
      worst: `${median(ratios).toFixed(2)} x`,
      faults: median(ratios) > later ? [`more than ${later} x.`] : [],
    }));
    const table = {
      title: `First paint of the home page (${rounds} rounds)`,
      against: "x as it is",
      rows: [{ name: ordinary.name, times: base, ratios: null }, ...rows],
    };
    const faults = await unreadable(browser, site);
    const worst = `${faults.length} of ${samples.length * waysToRead.length}`;
    return { table, promises: [...promises, { promise: "every line can be read", worst, faults }] };
  });
}

/** The kinds of page that lack some of their usual text, and the way of visiting them. */
async function unreadable(browser: Browser, site: Site): Promise<string[]> {
  const read = async (way: Way) => {
    // Concurrently, because nothing is timed here.
    const visits = samples.map(({ path }) => visitPage(browser, site, path, way));
    return (await Promise.all(visits)).map(({ lines }) => lines);
  };
  const usual = await read(ordinary);
  const faults: string[] = [];
  for (const way of waysToRead) {
    const said = await read(way);
    for (const [index, { path }] of samples.entries()) {
      const missing = usual[index]?.filter((line) => said[index]?.includes(line) !== true) ?? [];
      if (missing.length > 0) faults.push(`${path} does not say "${missing[0]}": ${way.name}.`);
    }
  }
  return faults;
}
