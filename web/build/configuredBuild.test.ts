import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, test } from "vitest";

// A build for a staging project, as a deployment makes it.

const web = resolve(import.meta.dirname, "..");
const root = resolve(web, "..");
const file = `firebase.local-${process.pid}.json`;
const out = mkdtempSync(join(tmpdir(), "salvia-web-"));
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
  await inWeb(["build/writePolicies.ts", file], staging);
  await inWeb(vite, { ...staging, SALVIA_FIREBASE_JSON: file });
}, 120_000);

afterAll(() => {
  rmSync(out, { recursive: true });
  rmSync(join(root, file), { force: true });
});

const page = (name: string) => readFileSync(join(out, name), "utf8");

test("names the address of the configuration on public pages, and none of the brand's", () => {
  expect(page("es/businesses.html")).toContain(`href="${origin}/es/businesses"`);
  expect(page("sitemap.xml")).toContain(`<loc>${origin}/es</loc>`);
  for (const name of globSync("**/*.{html,xml,txt}", { cwd: out })) {
    expect(page(name), name).not.toContain("https://salvia.example");
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

test("fails if its policies are not those it will be deployed with", async () => {
  await expect(inWeb(vite, staging)).rejects.toThrow(
    "firebase.json has other policies than this build needs: npm run policies",
  );
}, 120_000);
