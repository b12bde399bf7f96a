import { gzipSync } from "node:zlib";

import { chromium, type Browser, type Page } from "@playwright/test";

import { enter, person, type Person } from "../../e2e/support/people.ts";
import { emulators } from "../../emulators.ts";
import { atMost, shown, type Figure } from "../support/figures.ts";
import { startCountingProxy, type CountingProxy } from "./countingProxy.ts";
import { storeClinic, storeLeads } from "./stored.ts";
import type { Portal } from "./withPortal.ts";

/** A view that a user opens, and what it may cost. */
type View = {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Text that is there once the view shows its data. */
  readonly text: string;
  /** Scripts requested until then, in kilobytes, gzipped. */
  readonly kB: number | null;
  /** Documents until nothing more comes, delivered to the page or looked up by the rules. */
  readonly reads: number;
  /** With fewer delivered documents, the count has missed some. */
  readonly fewest: number;
};

const leads = 10_000;
const patients = 15_000;

const ofSales: readonly View[] = [
  {
    name: `list of ${leads} leads`,
    open: (page) => page.goto("/sales/leads"),
    text: "Benítez 1",
    kB: 487,
    reads: 56,
    fewest: 40,
  },
  {
    name: "a search in it",
    open: (page) => page.getByRole("textbox", { name: "Search leads" }).fill("bruno ben"),
    text: "leads found",
    kB: null,
    reads: 56,
    fewest: 5,
  },
  {
    name: "sales dashboard",
    open: (page) => page.goto("/sales"),
    text: "Benítez 1",
    kB: 620,
    reads: 34,
    fewest: 5,
  },
  {
    name: "board",
    open: (page) => page.goto("/sales/leads/board"),
    text: "Benítez 1",
    kB: 690,
    reads: 60,
    fewest: 30,
  },
];

const ofClinicians: readonly View[] = [
  {
    name: "clinician's day, after ten years",
    open: (page) => page.goto("/medical"),
    text: "Beatriz Nogueira",
    kB: 550,
    reads: 40,
    fewest: 12,
  },
  {
    name: `a search among ${patients} patients`,
    async open(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("0014999");
    },
    text: "Patient 0014999",
    kB: null,
    reads: 30,
    fewest: 10,
  },
];

/** The scripts and the reads of each view, opened as the first page of a new browser. */
export async function views({ chromium: executablePath, databasePort }: Portal) {
  const proxy = await startCountingProxy(databasePort, emulators.firestore);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const [noa, camille] = [await person("sales"), await person("medical", "Camille Laurent")];
    await storeLeads(noa.uid, leads);
    await storeClinic(camille.uid, patients);
    return [
      ...(await costs(browser, proxy, noa, "/sales/reports", ofSales)),
      ...(await costs(browser, proxy, camille, "/account", ofClinicians)),
    ];
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** @param start a page from which the user goes to the views */
async function costs(
  browser: Browser,
  proxy: CountingProxy,
  who: Person,
  start: string,
  all: readonly View[],
): Promise<Figure[]> {
  // The portal's CSP allows the emulators, but not the proxy.
  const context = await browser.newContext({ baseURL: emulators.hosting, bypassCSP: true });
  await context.route(
    (url) => url.hostname.startsWith("fonts."),
    (route) => route.fulfill({ contentType: "text/css", body: "" }),
  );
  const page = await context.newPage();
  const figures: Figure[] = [];
  await enter(page, who, start);
  for (const view of all) {
    await proxy.settled();
    proxy.take();
    await page.addInitScript(markText, view.text);
    await view.open(page);
    await page.getByText(view.text).first().waitFor();
    await proxy.settled();
    const { documents, lookUps } = proxy.take();
    if (documents < view.fewest) throw new Error(`The proxy has missed some of the ${view.name}.`);
    const reads = { value: documents + lookUps, unit: "reads" };
    figures.push(
      atMost(view.name, view.reads, reads, `${documents} delivered, ${lookUps} looked up`),
    );
    if (view.kB !== null) figures.push(...(await scriptsOf(page, view, view.kB)));
  }
  await context.close();
  return figures;
}

/** In the page: marks the moment at which a text enters the document, before any effect runs. */
function markText(text: string): void {
  performance.setResourceTimingBufferSize(1_000);
  for (const method of ["appendChild", "insertBefore"] as const) {
    const original = Node.prototype[method] as (...words: Node[]) => Node;
    Object.assign(Node.prototype, {
      [method](this: Node, ...words: Node[]) {
        const node = original.apply(this, words);
        if (node.isConnected && (node.textContent ?? "").includes(text)) performance.mark(text);
        return node;
      },
    });
  }
}

/** The scripts that were requested before the view's text entered the document. */
async function scriptsOf(page: Page, { name, text }: View, bound: number): Promise<Figure[]> {
  const addresses = await page.evaluate((shownText) => {
    const until = performance.getEntriesByName(shownText)[0]?.startTime ?? Number.NaN;
    const early = performance.getEntriesByType("resource").filter((it) => it.startTime < until);
    return early.map((it) => it.name).filter((it) => it.endsWith(".js"));
  }, text);
  const sizes = addresses.map(async (address) => {
    const script = await (await fetch(address)).arrayBuffer();
    return gzipSync(new Uint8Array(script), { level: 9 }).byteLength / 1000;
  });
  const value = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return [
    atMost(`${name}: script until it shows`, bound, { value, unit: "kB", digits: 1 }),
    shown(`${name}: files of script`, { value: addresses.length, unit: "" }),
  ];
}
