import { launch, type BrowserContext, type ElementHandle, type Page } from "puppeteer-core";

import { emulators } from "../emulators.ts";
import { elementsOf, plain, type Browser, type Part, type Sought, type Window } from "./browser.ts";
import { endWithUs } from "../endWithUs.ts";
import { notRun } from "../notRun.ts";
import { standStill } from "./standStill.ts";

const preferences = {
  "intl.accept_languages": "en-GB, en",
  "ui.prefersReducedMotion": 1,
  // Blocks all hosts except this machine, which Firefox reaches without the proxy.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/** A window with Puppeteer's page, for what the other engine's driver cannot do. */
export type FirefoxWindow = Window & { readonly page: Page };

/**
 * Starts Firefox, driven by WebDriver BiDi.
 * @throws Error with installation instructions if it does not start
 */
export async function startFirefox(): Promise<Browser<FirefoxWindow>> {
  const withScripts = await start();
  let withoutScripts: ReturnType<typeof start> | undefined;
  return {
    newWindow: async ({ scriptless = false } = {}) => {
      const browser = scriptless
        ? await (withoutScripts ??= start({ "javascript.enabled": false }))
        : withScripts;
      return newWindow(await browser.createBrowserContext());
    },
    close: async () => {
      await Promise.all([withScripts.close(), (await withoutScripts)?.close()]);
    },
  };
}

async function start(more: Record<string, unknown> = {}) {
  const path = process.env["SALVIA_FIREFOX"];
  if (!path) throw notRun("firefox");
  try {
    const browser = await launch({
      browser: "firefox",
      executablePath: path,
      defaultViewport: { width: 1280, height: 800 },
      timeout: 60_000,
      // Puppeteer's own handlers would keep a process alive that is asked to end, until it is
      // killed.
      handleSIGTERM: false,
      handleSIGINT: false,
      handleSIGHUP: false,
      env: { ...process.env, TZ: "Europe/Madrid" },
      extraPrefsFirefox: { ...preferences, ...more },
    });
    const stop = endWithUs(browser.process() ?? {});
    browser.once("disconnected", stop);
    return browser;
  } catch (cause) {
    throw notRun("firefox", cause);
  }
}

async function newWindow(context: BrowserContext): Promise<FirefoxWindow> {
  const page = await context.newPage({ type: "window" });
  const complaints: string[] = [];
  watch(page, complaints);
  return {
    page,
    complaints,
    open: async (path) => {
      await page.goto(new URL(path, emulators.hosting).href);
    },
    goBack: async () => {
      await page.goBack();
    },
    path: () => Promise.resolve(page.url().replace(emulators.hosting, "")),
    text: async () => plain(await page.evaluate(() => document.body.innerText)),
    visible: (sought) => visible(page, sought),
    evaluate: (expression) => page.evaluate(expression),
    setOffline: (offline) => page.setOfflineMode(offline),
    close: () => context.close(),
  };
}

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => {
    const { hostname } = new URL(request.url());
    // The font host is not needed. Firestore uses the image to check for network access.
    const isExpected = /^(localhost|127\.0\.0\.1|fonts\..*)$/.test(hostname);
    if (!isExpected && !request.url().includes("cleardot.gif")) {
      complaints.push(`a call to ${hostname}`);
    }
  });
}

async function visible(page: Page, { role, name, text = "" }: Sought): Promise<readonly Part[]> {
  const found =
    name === undefined ? await allOf(page, elementsOf[role]) : await allNamed(page, name);
  const shown = await page.evaluate(
    (elements: string, words: string, ...all: Element[]) =>
      all.map(
        (each) =>
          each instanceof HTMLElement &&
          each.matches(elements) &&
          each.checkVisibility({ visibilityProperty: true }) &&
          each.innerText.replace(/\s+/g, " ").includes(words),
      ),
    elementsOf[role],
    text,
    ...found,
  );
  return found.filter((_, index) => shown[index]).map((handle) => partOf(page, handle));
}

/** Puppeteer's own search waits in a way that needs scripts. */
async function allOf(page: Page, elements: string): Promise<readonly ElementHandle[]> {
  const list = await page.evaluateHandle(
    (selector) => [...document.querySelectorAll(selector)],
    elements,
  );
  const handles = [...(await list.getProperties()).values()].map((each) => each.asElement());
  return handles.filter((each): each is ElementHandle => each !== null);
}

/**
 * Firefox finds only complete names, and that of a button with an icon begins with a zero-width
 * space, and a space if its label has an element of its own.
 */
async function allNamed(page: Page, name: string): Promise<readonly ElementHandle[]> {
  const names = [name, `\u200B${name}`, `\u200B ${name}`];
  return (await Promise.all(names.map((each) => page.$$(`aria/${each}`)))).flat();
}

function partOf(page: Page, handle: ElementHandle): Part {
  return {
    value: () => handle.evaluate((element) => Reflect.get(element, "value")),
    click: async () => {
      // Puppeteer's own click waits for an observer, which needs scripts.
      await handle.evaluate(standStill);
      const { x, y } = await handle.evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    fill: async (text) => {
      await handle.focus();
      await handle.evaluate((element) => {
        if ("select" in element && typeof element.select === "function") element.select();
      });
      await page.keyboard.type(text);
    },
    choose: async (option) => {
      const value = await handle.evaluate((element, label) => {
        const options = element instanceof HTMLSelectElement ? [...element.options] : [];
        return options.find((each) => each.label === label)?.value;
      }, option);
      if (value === undefined) throw new Error(`There is no option "${option}".`);
      await handle.select(value);
    },
  };
}

/**
 * Runs in the page: the point to click on an element.
 * @throws Error while something covers it, or when the page had to be scrolled: what is attached to
 *   a field, such as its options, follows later
 */
function middleOf(element: Element): { x: number; y: number } {
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) throw new Error("It had to be scrolled to.");
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  throw new Error("Something covers what is to be pressed.");
}
