import type { Browser, Request } from "@playwright/test";
import { languages } from "@salvia/domain/languages";

import type { Columns } from "../columns.ts";
import { pageKinds } from "./addresses.ts";
import { withBrowser } from "./browser.ts";
import { fontHosts } from "./fontHost.ts";
import { stopIfAsked, type Site } from "./withSite.ts";

/** What a page may transfer with its headers, and its scripts alone, in kilobytes; the fonts apart. */
const budget = 30;
const scriptBudget = 3;

/** What a visit transferred, in kilobytes, and who else was asked for something. */
type Transfer = {
  readonly path: string;
  readonly own: number;
  readonly scripts: number;
  readonly fonts: number;
  readonly others: readonly string[];
};

/** What every page transfers in every language to a browser that has nothing of it yet. */
export async function bytes(_rounds: number, site: Site): Promise<Columns> {
  const kinds = await withBrowser(site, async (browser) => {
    const found: { name: string; visits: Transfer[] }[] = [];
    for (const { name, pathIn } of pageKinds) {
      stopIfAsked(site);
      const visits = languages.map((language) =>
        bytesOf(browser, `${site.origin}${pathIn(language)}`),
      );
      found.push({ name, visits: await Promise.all(visits) });
    }
    return found;
  });
  const rows = kinds.map(({ name, visits }) => {
    const most = (of: (visit: Transfer) => number) => Math.max(...visits.map(of)).toFixed(2);
    const own = visits.map((each) => each.own.toFixed(1));
    return [name, ...own, most(({ scripts }) => scripts), most(({ fonts }) => fonts)];
  });
  const heads = [...languages, "its script", "its fonts"];
  const faults = faultsOf(kinds.flatMap(({ visits }) => visits));
  return { title: "Transferred (kB)", heads, rows, faults };
}

/** Opens a page and waits until it asks for nothing more. */
export async function bytesOf(browser: Browser, address: string): Promise<Transfer> {
  const { origin, pathname: path } = new URL(address);
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
  const found = await Promise.all(requests.map((request) => costOf(request, origin)));
  await page.close();
  const sum = (kinds: readonly string[]) =>
    found.filter(({ kind }) => kinds.includes(kind)).reduce((total, { kB }) => total + kB, 0);
  return {
    path,
    own: sum(["own", "script"]),
    scripts: sum(["script"]),
    fonts: sum(["font"]),
    others: found.filter(({ kind }) => kind === "other").map(({ host }) => host),
  };
}

async function costOf(request: Request, origin: string) {
  const { host, hostname, origin: asked } = new URL(request.url());
  const isFont = fontHosts.includes(hostname);
  if (asked !== origin && !isFont) return { kind: "other", host, kB: 0 };
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const own = request.resourceType() === "script" ? "script" : "own";
  return { kind: isFont ? "font" : own, host, kB: (responseHeadersSize + responseBodySize) / 1000 };
}

function faultsOf(visits: readonly Transfer[]): string[] {
  const pages = (isAtFault: (visit: Transfer) => boolean) =>
    visits.filter(isAtFault).map(({ path }) => path);
  const found = {
    [`More than ${budget} kB`]: pages(({ own }) => own > budget),
    [`More than ${scriptBudget} kB of script`]: pages(({ scripts }) => scripts > scriptBudget),
    // Where nothing of the kind was transferred, nothing was measured.
    "No script or no font came": pages(({ scripts, fonts }) => scripts === 0 || fonts === 0),
    "Others were asked": visits.flatMap(({ path, others }) =>
      others.map((host) => `${host} by ${path}`),
    ),
  };
  return Object.entries(found)
    .filter(([, where]) => where.length > 0)
    .map(([what, where]) => `${what}: ${where.join(", ")}.`);
}
