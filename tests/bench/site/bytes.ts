import { chromium, type Browser, type Request } from "@playwright/test";

import { languages } from "@salvia/domain/shared/language";

import { atMost, shown, type Figure } from "../support/figures.ts";
import { fontHosts } from "./hosts.ts";
import { pageKinds } from "./pageKinds.ts";
import { origin, twinOrigin, type Site } from "./withSite.ts";

/** What a visit transfers, in kilobytes, and its number of files. */
type Transfer = {
  readonly path: string;
  readonly files: number;
  /** HTML, styles and script, and the script alone, without headers. */
  readonly content: number;
  readonly script: number;
  /** Everything but fonts and pictures, with headers. */
  readonly own: number;
  readonly pictures: number;
  /** Requests to other hosts than the site and the font host. */
  readonly others: number;
};

/** What every page transfers in every language to a browser with an empty cache. */
export async function bytes(site: Site): Promise<readonly Figure[]> {
  const { chromium: executablePath, flags } = site;
  const browser = await chromium.launch({ executablePath, args: [...flags] });
  try {
    const visits: Transfer[] = [];
    for (const { pathIn } of pageKinds) {
      const addresses = languages.map((language) => `${origin}${pathIn(language)}`);
      // An icon has no kind of its own.
      const kinds = ["script", "font", "other"];
      visits.push(...(await Promise.all(addresses.map((at) => transferOf(browser, at, kinds)))));
    }
    return figuresOf(visits, await transferOf(browser, `${twinOrigin}/`, ["script", "font"]));
  } finally {
    await browser.close();
  }
}

/** @param lastKinds the kinds of the requests that complete the page */
async function transferOf(
  browser: Browser,
  address: string,
  lastKinds: readonly string[],
): Promise<Transfer> {
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const last = lastKinds.map((kind) =>
    page.waitForEvent("requestfinished", (request) => request.resourceType() === kind),
  );
  await page.goto(address);
  await Promise.all(last);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { origin: own, pathname: path } = new URL(address);
  const all = await Promise.all(requests.map(costOf));
  await page.close();
  const ours = all.filter(({ url }) => url.origin === own);
  const fonts = all.filter(({ url }) => fontHosts.includes(url.hostname));
  const sum = (list: typeof all, part: "bytes" | "body" = "bytes") =>
    list.reduce((total, each) => total + each[part], 0) / 1000;
  const of = (...types: string[]) => ours.filter(({ type }) => types.includes(type));
  return {
    path,
    files: all.length,
    content: sum(of("document", "stylesheet", "script"), "body"),
    own: sum(ours.filter(({ type }) => type !== "image")),
    script: sum(of("script"), "body"),
    pictures: sum(of("image")),
    others: all.length - ours.length - fonts.length,
  };
}

async function costOf(request: Request) {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const response = await request.response();
  return {
    url: new URL(request.url()),
    type: request.resourceType(),
    body: Number(await response?.headerValue("content-length")),
    bytes: responseHeadersSize + responseBodySize,
  };
}

const kB = { unit: "kB", digits: 1 };

function figuresOf(visits: readonly Transfer[], twin: Transfer): readonly Figure[] {
  const isPrice = ({ path }: Transfer) => path.endsWith("/price");
  const worst = (
    name: string,
    key: Exclude<keyof Transfer, "path">,
    bound: number,
    pages = visits,
  ) => {
    const [most] = pages.toSorted((one, other) => other[key] - one[key]);
    const unit = key === "files" || key === "others" ? { unit: "" } : kB;
    return atMost(name, bound, { value: most?.[key] ?? Number.NaN, ...unit }, most?.path);
  };
  const home = visits.find(({ path }) => path === "/");
  const price = visits.filter(isPrice);
  const others = visits.filter((visit) => !isPrice(visit));
  return [
    worst("HTML, styles and script of a page", "content", 20, others),
    worst("with headers and icon", "own", 22, others),
    worst("script", "script", 3, others),
    worst("price page", "content", 22, price),
    worst("its script", "script", 6, price),
    worst("pictures", "pictures", 12),
    worst("files", "files", 14),
    worst("requests to other hosts", "others", 0),
    shown("home page: all but pictures and fonts", { value: home?.own ?? Number.NaN, ...kB }),
    shown("client-rendered twin: the same", { value: twin.own, ...kB }),
  ];
}
