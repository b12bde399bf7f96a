import type { Browser, Request } from "@playwright/test";
import { languages } from "@salvia/domain/shared/language";

import type { Promised } from "../support/promises.ts";
import { pageKinds } from "./addresses.ts";
import { withBrowser } from "./browser.ts";
import { fontHosts } from "./fontHost.ts";
import type { Measurement } from "../support/measurement.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** The most kilobytes of a page's HTML, styles and script, compressed. */
const contentBudget = 20;
/** The most that a page may transfer, with headers and its icon; fonts and pictures excluded. */
const budget = 22;
const scriptBudget = 3;
/** The price page's script also computes prices. */
const priceScriptBudget = 6;
/** The most that the pictures of a page may, on a screen of one pixel per CSS pixel. */
const pictureBudget = 12;

/** The transfer of a visit in kilobytes, and the other hosts that were requested. */
type Transfer = {
  readonly path: string;
  /** HTML, styles and script, without headers. */
  readonly content: number;
  readonly own: number;
  readonly scripts: number;
  readonly pictures: number;
  readonly fonts: number;
  readonly others: readonly string[];
};

/** What every page transfers in every language to a browser with an empty cache. */
export async function bytes(_rounds: number, site: Site): Promise<Measurement> {
  const kinds = await withBrowser(site, async (browser) => {
    const found: { name: string; visits: Transfer[] }[] = [];
    for (const { name, pathIn } of pageKinds) {
      stopIfAsked(site);
      const visits = languages.map((language) =>
        bytesOf(browser, `${site.origin}${pathIn(language)}`, ["script", "font", "other"]),
      );
      found.push({ name, visits: await Promise.all(visits) });
    }
    return found;
  });
  const rows = kinds.map(({ name, visits }) => {
    const most = (of: (visit: Transfer) => number) => Math.max(...visits.map(of)).toFixed(2);
    const own = visits.map((each) => each.own.toFixed(1));
    const parts = [most(({ content }) => content), most(({ scripts }) => scripts)];
    const late = [most(({ pictures }) => pictures), most(({ fonts }) => fonts)];
    return [name, ...own, ...parts, ...late];
  });
  const heads = [...languages, "its content", "its script", "its pictures", "its fonts"];
  const table = { title: "Transferred (kB)", heads, rows };
  return { table, promises: promisesOf(kinds.flatMap(({ visits }) => visits)) };
}

/**
 * Opens a page and waits for its last requests.
 *
 * @param lastKinds the kinds of these: script, font, and for a page with an icon the icon, which
 *   has no kind
 */
export async function bytesOf(
  browser: Browser,
  address: string,
  lastKinds: readonly string[] = ["script", "font"],
): Promise<Transfer> {
  const { origin, pathname: path } = new URL(address);
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const last = lastKinds.map((kind) =>
    page.waitForEvent("requestfinished", (request) => request.resourceType() === kind),
  );
  await page.goto(address);
  await Promise.all(last);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found = await Promise.all(requests.map((request) => costOf(request, origin)));
  await page.close();
  const sum = (kinds: readonly string[]) =>
    found.filter(({ kind }) => kinds.includes(kind)).reduce((total, { kB }) => total + kB, 0);
  return {
    path,
    content: found.reduce((total, { contentKB }) => total + contentKB, 0),
    own: sum(["own", "script"]),
    scripts: sum(["script"]),
    pictures: sum(["image"]),
    fonts: sum(["font"]),
    others: found.filter(({ kind }) => kind === "other").map(({ host }) => host),
  };
}

async function costOf(request: Request, origin: string) {
  const { host, hostname, origin: asked } = new URL(request.url());
  const isFont = fontHosts.includes(hostname);
  if (asked !== origin && !isFont) return { kind: "other", host, kB: 0, contentKB: 0 };
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const response = await request.response();
  const length = Number(await response?.headerValue("content-length"));
  const type = request.resourceType();
  const own = type === "script" || type === "image" ? type : "own";
  const isContent = !isFont && ["document", "stylesheet", "script"].includes(type);
  return {
    kind: isFont ? "font" : own,
    host,
    kB: (responseHeadersSize + responseBodySize) / 1000,
    contentKB: isContent ? length / 1000 : 0,
  };
}

function promisesOf(visits: readonly Transfer[]): Promised[] {
  const isPrice = ({ path }: Transfer) => path.endsWith("/price");
  const most = (
    promise: string,
    of: (visit: Transfer) => number,
    bound: number,
    pages = visits,
  ) => {
    const [worst] = pages.toSorted((one, other) => of(other) - of(one));
    return {
      promise,
      worst: worst === undefined ? "" : `${of(worst).toFixed(2)} kB, ${worst.path}`,
      // If nothing of the kind was transferred, nothing was measured.
      faults: pages
        .filter((visit) => of(visit) > bound || of(visit) === 0)
        .map((visit) => `${visit.path} with ${of(visit).toFixed(2)} kB.`),
    };
  };
  const others = visits.flatMap(({ path, others: hosts }) =>
    hosts.map((host) => `${host} by ${path}.`),
  );
  return [
    most(
      `at most ${contentBudget} kB of HTML, styles and script`,
      ({ content }) => content,
      contentBudget,
    ),
    most(`at most ${budget} kB a page, with headers and icon`, ({ own }) => own, budget),
    most(
      `at most ${scriptBudget} kB of script`,
      ({ scripts }) => scripts,
      scriptBudget,
      visits.filter((visit) => !isPrice(visit)),
    ),
    most(
      `at most ${priceScriptBudget} kB of script on the price page`,
      ({ scripts }) => scripts,
      priceScriptBudget,
      visits.filter(isPrice),
    ),
    most(
      `at most ${pictureBudget} kB of pictures`,
      ({ pictures }) => pictures,
      pictureBudget,
      visits.filter(({ pictures }) => pictures > 0),
    ),
    {
      promise: "nobody else is asked",
      worst: `${others.length} requests`,
      faults: others,
    },
  ];
}
