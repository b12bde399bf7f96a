/**
 * `npm run pictures`: takes the pictures of the product that the public pages show, in each language
 * and both color schemes, and draws the icons for home screens and the pictures of links, from the
 * demo that `npm start` serves. With a folder, such as `content/images`, it writes them there for an
 * insurer's own content; without one, it also takes the pictures of the README.
 */
/* oxlint-disable no-await-in-loop -- one page shows one language and scheme after the other */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { homePathOf, type Role } from "@salvia/domain/account/role";
import { medicalPaths, memberPaths, publicPath, salesPaths } from "@salvia/domain/site/paths";
import {
  pictureFile,
  pictureFormats,
  pictureScales,
  pictureSize,
  shareFile,
  shareKinds,
  shareSize,
  type PictureFormat,
  type PictureScale,
} from "@salvia/domain/site/picture";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";

import { demoAccounts } from "../seed/demo/demoAccounts.ts";
import { demoReason } from "../seed/demo/demoAppointments.ts";
import { root } from "./lib/places.ts";
import { program, say } from "./lib/report.ts";
import { stopController } from "./lib/stopSignal.ts";
import { setUpChromium } from "./lib/testing/chromium.ts";

const site = "http://localhost:5000";

/** Why the demo's member has the appointment that the pictures show. */
const reasons: Readonly<Record<Language, string>> = {
  en: demoReason,
  es: "Dolor de cabeza por las noches",
  pt: "Dor de cabeça à noite",
  fr: "Maux de tête le soir",
};

/** From 1 to 100, in each format's own scale: texts stay sharp. */
const qualities: Readonly<Record<PictureFormat, number>> = { avif: 42, webp: 60 };

/** What the README shows of each part of the product, to whom, and what loads last on it. */
const readmePages = [
  { name: "site", path: "/", role: null, last: "h2" },
  { name: "sales", path: salesPaths.leads, role: "sales", last: "a[href*='/leads/']" },
  { name: "clinic", path: medicalPaths.home, role: "medical", last: "h2 >> nth=1" },
  { name: "member", path: memberPaths.home, role: "member", last: "h2 >> nth=1" },
] as const;

const readmeSizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 800 },
} as const;

await program(async () => {
  const folder = resolve(process.argv[2] ?? join(root, "web", "public"));
  const executablePath = await setUpChromium(stopController().signal);
  const browser = await chromium.launch({ executablePath });
  try {
    await drawIcons(browser, folder);
    await drawShares(browser, folder);
    for (const scale of pictureScales) {
      await takePictures(browser, scale, folder);
    }
    if (process.argv[2] === undefined) await takeReadmePictures(browser);
  } finally {
    await browser.close();
  }
  return 0;
});

async function takePictures(browser: Browser, scale: PictureScale, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: pictureSize.width, height: 1200 },
    deviceScaleFactor: scale,
    // That of the demo's member, whose times then need no zone.
    timezoneId: "America/Sao_Paulo",
  });
  const page = await context.newPage();
  await serveFont(page);
  await signIn(page, "member");
  for (const language of languages) {
    await page.getByRole("button", { name: /^(?:Language|Idioma|Langue)/ }).click();
    await page.getByRole("menuitemradio", { name: languageNames[language] }).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    // Members write it in their own language; the demo has only one.
    await page.reload();
    const reason = page.getByText(demoReason);
    await reason.evaluate((line, own) => (line.textContent = own), reasons[language]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const taken = sharp(await screenshot(page));
      for (const format of pictureFormats) {
        const path = join(folder, pictureFile(language, colorScheme, scale, format));
        mkdirSync(dirname(path), { recursive: true });
        await taken.toFormat(format, { quality: qualities[format] }).toFile(path);
        say(path);
      }
    }
  }
  await context.close();
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  for (const { name, path, role, last } of readmePages) {
    for (const [size, viewport] of Object.entries(readmeSizes)) {
      const timezoneId = demoAccounts.find((account) => account.role === role)?.timezone ?? "UTC";
      const page = await browser.newPage({ viewport, timezoneId });
      await serveFont(page);
      if (role !== null) await signIn(page, role);
      await page.goto(site + path);
      await page.locator(`main ${last}`).first().waitFor();
      // The rest of what is live arrives within a moment.
      await page.waitForTimeout(3000);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const file = join(root, "docs", "images", `${name}-${size}-${colorScheme}.webp`);
        const taken = await page.screenshot({ animations: "disabled" });
        await sharp(taken).webp({ quality: 75 }).toFile(file);
        say(file);
      }
      await page.close();
    }
  }
}

/** Draws the mark on the site's ground, because home screens fill what is transparent with black. */
async function drawIcons(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto(site);
  const ground = await page.locator("meta[name=theme-color]").first().getAttribute("content");
  const mark = await (await page.request.get(`${site}/icon.svg`)).text();
  await page.goto("about:blank");
  await page.setContent(
    `<style>body{margin:0;height:100vh;background:${ground};display:grid;place-items:center}svg{width:68vw}</style>${mark}`,
  );
  for (const [name, size] of Object.entries({ "apple-touch-icon": 180, "icon-512": 512 })) {
    await page.setViewportSize({ width: size, height: size });
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    say(path);
  }
  await page.close();
}

/** Draws the pictures of links from what their pages say is on them: brand, headline, and price. */
async function drawShares(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: shareSize, colorScheme: "light" });
  await serveFont(page);
  const mark = await (await page.request.get(`${site}/icon.svg`)).text();
  const primary = /color="([^"]+)"/.exec(mark)?.[1] ?? "";
  for (const language of languages) {
    for (const [kind, example] of shareKinds) {
      await page.goto(site + publicPath(example, language));
      const said = page.locator("meta[property='og:image:alt']");
      const words = String(await said.getAttribute("content"));
      const [name = "", headline = "", price = ""] = words.split(" – ");
      const [ground, text] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      });
      await page.goto("about:blank");
      await page.setContent(`<html lang="${language}">
        <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Figtree">
        <style>
          * { margin: 0; box-sizing: border-box }
          body { position: relative; height: 630px; padding: 72px; display: grid; overflow: hidden;
            grid-template-rows: auto 1fr auto; background: ${ground}; color: ${text};
            font: 700 52px/1.2 Figtree, sans-serif; letter-spacing: -0.03em }
          header { display: flex; gap: 18px; align-items: center }
          header svg { width: 72px }
          body > svg { position: absolute; right: -170px; bottom: -120px; width: 620px; opacity: 0.14 }
          h1 { align-self: center; max-width: 9.5em; font-size: 84px; line-height: 1.05; text-wrap: balance }
          p { justify-self: start; padding: 14px 32px; border-radius: 999px; background: ${primary};
            color: white; font-size: 38px; letter-spacing: -0.01em }
        </style>
        ${mark}<header>${mark}${escapeHtml(name)}</header>
        <h1>${escapeHtml(headline)}</h1><p>${escapeHtml(price)}</p>`);
      await page.evaluate(() => document.fonts.ready);
      const path = join(folder, shareFile(kind, language));
      mkdirSync(dirname(path), { recursive: true });
      // Its words in the file show that it is no older than the page.
      await sharp(await page.screenshot())
        .withExif({ IFD0: { ImageDescription: encodeURIComponent(words) } })
        .png({ palette: true, effort: 10 })
        .toFile(path);
      say(path);
    }
  }
  await page.close();
}

/** The page below its header, as PNG. */
async function screenshot(page: Page): Promise<Buffer> {
  const main = page.getByRole("main");
  // The next appointment, the messages, and the plan.
  await main.getByRole("heading", { level: 2 }).nth(1).waitFor();
  await page.mouse.move(0, 0);
  const top = (await main.boundingBox())?.y ?? 0;
  const clip = { x: 0, y: top, ...pictureSize };
  return await page.screenshot({ clip, animations: "disabled" });
}

async function signIn(page: Page, role: Role): Promise<void> {
  const account = demoAccounts.find((each) => each.role === role);
  if (account === undefined) throw new Error(`The demo has no account with the role ${role}.`);
  await page.goto(`${site}/login`);
  await page.getByLabel("Email or username").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(site + homePathOf(role));
}

/** Gives pages the font from the installed package, because Google's may be out of reach. */
async function serveFont(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  );
  const source = "https://fonts.gstatic.com/figtree.woff2";
  const css = `@font-face{font-family:Figtree;font-weight:300 900;src:url(${source})}`;
  const headers = { "access-control-allow-origin": "*" };
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: css, headers }),
  );
  await page.route(source, (route) =>
    route.fulfill({ contentType: "font/woff2", body: readFileSync(file), headers }),
  );
}
