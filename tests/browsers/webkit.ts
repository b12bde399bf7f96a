import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";

import { emulators } from "../emulators.ts";
import { layCable } from "../network.ts";
import { elementsOf, plain, type Browser, type Part, type Sought, type Window } from "./browser.ts";
import { notRun } from "../notRun.ts";
import { startProxy } from "./proxy.ts";
import { standStill } from "./standStill.ts";
import { startDriver, startScreen } from "./webkitProcesses.ts";

/**
 * Prepares WebKitGTK on a virtual screen. Each window is a browser of its own, because a driver
 * starts only one.
 * @throws Error with installation instructions if it does not start
 */
export async function startWebKit(): Promise<Browser> {
  const path = process.env["SALVIA_WEBKIT_DRIVER"];
  if (!path) throw notRun("webkit");
  const proxy = await startProxy();
  const screen = await startScreen().catch((cause: unknown) => {
    throw notRun("webkit", cause);
  });
  const newWindow: Browser["newWindow"] = async ({ scriptless = false } = {}) => {
    const cable = await layCable(proxy.port);
    const driver = await startDriver(path, screen.display);
    const browser = await startSession(driver.url, cable.port, scriptless);
    return {
      ...windowOf(browser),
      setOffline: (offline) => {
        if (offline) cable.cut();
        else cable.repair();
        return Promise.resolve();
      },
      close: async () => {
        await browser.quit().finally(() => driver.stop());
        await cable.close();
      },
    };
  };
  // Fails now instead of in the middle of a test if it does not start.
  await newWindow().then(
    (window) => window.close(),
    (cause: unknown) => {
      throw notRun("webkit", cause);
    },
  );
  return {
    newWindow,
    close: () => {
      proxy.close();
      screen.stop();
      return Promise.resolve();
    },
  };
}

async function startSession(
  url: string,
  proxyPort: number,
  scriptless: boolean,
): Promise<WebDriver> {
  const proxy = `127.0.0.1:${proxyPort}`;
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    // Otherwise each command first waits for the document, and after "Back" to a page that leaves for
    // another one, the driver sometimes waits for ever.
    pageLoadStrategy: "none",
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy },
    "webkitgtk:browserOptions": {
      args: ["--automation", ...(scriptless ? ["--enable-javascript=FALSE"] : [])],
    },
  });
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(capabilities)
    .build();
  // As wide as the other engine's; its own would fold the menus.
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return browser;
}

/** How long a document may take to load. */
const openingMs = 60_000;

function windowOf(browser: WebDriver): Omit<Window, "setOffline" | "close"> {
  return {
    // WebKit's driver does not report the console.
    complaints: [],
    async open(path) {
      await browser.executeScript("window.isLeft = true");
      await browser.get(new URL(path, emulators.hosting).href);
      await browser.wait(() => browser.executeScript(isOpen).catch(unlessUnloaded), openingMs);
    },
    goBack: () => browser.navigate().back().catch(unlessUnloaded),
    path: async () => (await browser.getCurrentUrl()).replace(emulators.hosting, ""),
    // The driver's own command leaves out text that its style may cut off.
    text: async () => plain(await browser.executeScript("return document.body.innerText")),
    visible: (sought) => visible(browser, sought),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
  };
}

const isOpen = "return !window.isLeft && document.readyState !== 'loading'";

/** A command that meets a page on its way out remains without an answer. */
function unlessUnloaded(cause: unknown): void {
  if (!(cause instanceof error.NoSuchFrameError)) throw cause;
}

const lookUp = `
  const [elements, words] = arguments;
  return [...document.querySelectorAll(elements)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.innerText.replace(/\\s+/g, " ").includes(words),
  );`;

async function visible(browser: WebDriver, { role, name, text = "" }: Sought) {
  const parts: Part[] = [];
  for (const each of await browser.executeScript<WebElement[]>(lookUp, elementsOf[role], text)) {
    if (name === undefined || (await nameOf(each)) === name) parts.push(partOf(each));
  }
  return parts;
}

/**
 * The accessible name; null for elements that are hidden from assistive technology or just removed.
 */
async function nameOf(element: WebElement): Promise<string | null> {
  return element.getAccessibleName().then(plain, () => null);
}

function partOf(element: WebElement): Part {
  return {
    click: async () => {
      await element.getDriver().executeScript(standStill, element);
      await element.click();
    },
    value: () => element.getProperty("value"),
    fill: async (text) => {
      await element.clear();
      await element.sendKeys(text);
    },
    choose: async (option) => {
      for (const each of await element.findElements(By.css("option"))) {
        if ((await each.getText()) === option) return each.click();
      }
      throw new Error(`There is no option "${option}".`);
    },
  };
}
