import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, test } from "vitest";

import { exampleContent, writeContent } from "../../scripts/lib/content/testing/exampleContent.ts";

// A build for the staging project of an insurer with content of its own, as a deployment makes it.

const web = resolve(import.meta.dirname, "..");
const root = resolve(web, "..");
const file = `firebase.local-${process.pid}.json`;
const out = mkdtempSync(join(tmpdir(), "salvia-web-"));
const contentFolder = mkdtempSync(join(tmpdir(), "salvia-content-"));
const origin = "https://staging.example.com";
const run = promisify(execFile);

const staging = {
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: "k",
    authDomain: "d",
    projectId: "p",
    appId: "a",
  }),
  VITE_APP_CHECK_SITE_KEY: "the-key-of-the-test",
  SITE_ORIGIN: origin,
  FONT: "self",
  CONTENT: contentFolder,
};

async function inWeb(args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    cwd: web,
    // Under a test, Vite would otherwise build for development.
    env: { ...process.env, NODE_ENV: "production", SALVIA_WEB_OUT: out, ...env },
  });
  return stdout;
}

const vite = [resolve(root, "node_modules/vite/bin/vite.js"), "build"];

beforeAll(async () => {
  writeContent(contentFolder);
  await inWeb(["build/writePolicies.ts", file], staging);
  await inWeb(vite, { ...staging, SALVIA_FIREBASE_JSON: file });
}, 120_000);

afterAll(() => {
  for (const folder of [out, contentFolder]) rmSync(folder, { recursive: true });
  rmSync(join(root, file), { force: true });
});

const page = (name: string) => readFileSync(join(out, name), "utf8");

test("names the address of the configuration on public pages, and none of the brand's", () => {
  expect(page("es/businesses.html")).toContain(`href="${origin}/es/businesses"`);
  expect(page("sitemap.xml")).toContain(`<loc>${origin}/es</loc>`);
  for (const name of globSync("**/*.{html,xml,txt}", { cwd: out })) {
    expect(page(name), name).not.toMatch(/https:\/\/(?:salvia|www\.mutual)\.example/);
  }
});

test("keeps search engines from listing any page of a copy of the site", () => {
  const pages = globSync("**/*.html", { cwd: out });
  expect(pages.length).toBeGreaterThan(30);
  for (const name of pages) expect(page(name), name).toContain('name="robots" content="noindex"');
  expect(page("robots.txt")).toBe("User-agent: *\nAllow: /\n");
});

test("serves the font itself, and asks Google for none", () => {
  const fonts = [...page("fonts/figtree.css").matchAll(/url\(\/([^)]+)\)/g)].map(([, url]) => url);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(page(font ?? "").startsWith("wOF2")).toBe(true);
  const all = globSync("**/*.{html,js,css}", { cwd: out }).map(page).join("\n");
  expect(all).not.toMatch(/fonts\.(?:googleapis|gstatic)\.com/);
  expect(page("index.html")).toContain("/fonts/figtree.css");
});

test("shows no fact that the insurer does not state", () => {
  const home = page("index.html");
  expect(home).toContain("October 2026");
  expect(home).not.toMatch(/seconds until a person answers|Sample figures|Department of Insurance/);
  expect(page("company.html")).not.toMatch(/License|Supervised by|Registration/);
});

test("shows the insurer's name, prices, legal page, and texts instead of ours", () => {
  expect(page("es/individuals.html")).toContain("Tu familia, con Mutual");
  expect(page("individuals.html")).toContain("$97");
  expect(page("individuals.html")).not.toContain("$89");
  expect(page("privacy.html")).toContain("Example Mutual, 1 Harbor Street.");
  expect(page("privacy.html")).toContain('href="#how-long-we-keep-data"');
  expect(page("fr/privacy.html")).toContain("<em>nothing else</em>");
  expect(page("terms.html")).toContain("hello@mutual.example");
  expect(page("fr/plan-basic.html")).toContain('href="/documents/fr/basic.pdf"');
  expect(page("plan-basic.html")).not.toContain(".pdf");
  expect(page("documents/fr/basic.pdf")).toBe(exampleContent["documents/fr/basic.pdf"]);
  expect(page("index.html")).toContain("7,312");
  expect(page("index.html")).toContain("1 Harbor Street, Portland");
  expect(page("icon.svg")).toContain("#1F4E79");
  expect(page("manifest.webmanifest")).toContain("Mutual");
  for (const drawn of ["icon.svg", "index.html"]) expect(page(drawn)).toContain("M1 1H9V9H1Z");
  const share = "pictures/share-home.en.png";
  expect(readFileSync(join(out, share))).toEqual(exampleContent[`images/${share}`]);
  for (const name of globSync("**/*.{html,svg}", { cwd: out })) {
    expect(page(name), name).not.toMatch(/\bSalvia\b|555[ \u00a0]0134/);
  }
});

test("has the insurer's name and texts in the portal's scripts", () => {
  const scripts = globSync("**/*.js", { cwd: out }).map(page).join("\n");
  expect(scripts).toContain("Ventas de Mutual");
  expect(scripts).toMatch(/name:\s*[`"]Mutual[`"]/);
  expect(scripts).not.toMatch(/[`"]Salvia[`"]/);
});

test("fails with one line for each fault of the insurer's folder", async () => {
  const faulty = mkdtempSync(join(tmpdir(), "salvia-content-"));
  writeContent(faulty, {
    "brand.json": '{"nmae":"Mutual"}',
    "texts/web/es/leads.json": '{"status":{"neu":"Nuevo"}}',
  });
  const built = inWeb(vite, { ...staging, CONTENT: faulty });
  await expect(built).rejects.toMatchObject({
    code: 1,
    stderr: "brand.json: nmae is not a key\ntexts/web/es/leads.json: status.neu is not a key\n",
  });
  rmSync(faulty, { recursive: true });
}, 60_000);

test("fails if its policies are not those it will be deployed with", async () => {
  await expect(inWeb(vite, staging)).rejects.toThrow(
    "firebase.json has other policies than this build needs: npm run policies",
  );
}, 120_000);
