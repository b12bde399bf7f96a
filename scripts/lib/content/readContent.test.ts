import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { facts as ourFacts } from "@salvia/domain/site/facts";
import { languages } from "@salvia/domain/shared/language";
import { priceRules } from "@salvia/domain/site/priceRules";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";

import { root } from "../places.ts";
import { brandSchema } from "./brandSchema.ts";
import { logoSchema } from "./logoSchema.ts";
import { plansSchema } from "./plansSchema.ts";
import { priceRulesSchema } from "./priceRulesSchema.ts";
import { readContent } from "./readContent.ts";
import { exampleContent, png, writeContent } from "./testing/exampleContent.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salvia-content-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const ours = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

test.each([
  ["domain/src/site/brand.json", brandSchema],
  ["domain/src/site/plans.json", plansSchema],
  ["domain/src/site/priceRules.json", priceRulesSchema],
  ["web/src/lib/logo.json", logoSchema],
] as const)("our own %s has the form that an insurer's must have", (path, schema) => {
  expect(schema.parse(ours(path))).toEqual(ours(path));
});

test("lays the folder over our files", () => {
  writeContent(folder);
  const content = readContent(folder);
  const read = (path: string): unknown => JSON.parse(content.files.get(path) ?? "null");

  expect(read("domain/src/site/brand.json")).toMatchObject({
    name: "Mutual",
    currency: "USD",
    colors: { light: { primary: "#1F4E79", text: "#1B2A24" } },
  });
  expect(read("domain/src/site/plans.json")).toMatchObject({ basic: { monthly: { adult: 97 } } });
  const spanish = "web/src/locales/es/individuals.json";
  const original = ours(spanish);
  expect(read(spanish)).toMatchObject({ hero: { title: "Tu familia, con Mutual" } });
  expect(Object.keys(Object(read(spanish)))).toEqual(Object.keys(Object(original)));
  expect(read("web/src/site/pages/ownLegalPages.json")).toMatchObject({
    privacy: {
      fr: {
        title: "Privacy of Example Mutual (fr)",
        lead: "Example Mutual keeps what the law requires, and <em>nothing else</em>.",
        sections: [
          {
            id: "who-is-responsible",
            html: '<p>Example Mutual, 1 Harbor Street. <a href="mailto:privacy@mutual.example">Write to us</a>.</p>',
          },
          { id: "how-long-we-keep-data" },
        ],
      },
    },
  });
  expect([...content.assets.keys()]).toEqual([
    "documents/fr/basic.pdf",
    "pictures/share-home.en.png",
  ]);
  expect(read("web/src/site/pages/planDocuments.json")).toEqual(["fr/basic"]);
  expect(read("domain/src/site/priceRules.json")).toMatchObject({ version: "2027-01" });
  expect(content.files.size).toBe(10);
});

test("replaces only the facts that we made up with an empty folder", () => {
  const files = new Map([["domain/src/site/facts.json", "{}"]]);
  expect(readContent(folder)).toEqual({ files, assets: new Map() });
  expect(() => readContent(join(folder, "other"))).toThrow("CONTENT: there is no folder");
});

describe("names the file and the key of", () => {
  const brand: object = JSON.parse(String(exampleContent["brand.json"]));
  const plans: object = JSON.parse(String(exampleContent["plans.json"]));
  const withPlans = (other: object) => JSON.stringify({ ...plans, ...other });
  const basic = { monthly: { adult: 97, child: 41, employee: 83 }, yearlyMost: 1, covers: {} };
  const page = "# A\n\nB.\n\n## C\n\n";

  it.each<[string, unknown, string | RegExp]>([
    ["brand.json", "{", /is not JSON: /],
    ["brand.json", "[]", /the file: /],
    ["brand.json", { ...brand, nmae: "x" }, "nmae is not a key"],
    ["brand.json", { ...brand, name: " " }, "name: must not be empty"],
    ["brand.json", { ...brand, origin: "http://x/" }, /origin: must be an origin/],
    ["brand.json", { timeZone: "Mars/Olympus" }, /timeZone: must be a time zone/],
    ["brand.json", { phone: { href: "tel:1" } }, /phone.href: must be tel:/],
    ["brand.json", { colors: { light: { text: "red" } } }, /colors.light.text: must be a color/],
    [
      "brand.json",
      { colors: { dark: { error: "#18231E" } } },
      /colors.dark.error: has a contrast of 1.0 on surface, and needs 4.5/,
    ],
    ["documents/fr/premium.pdf", "<html>", "is not a PDF"],
    ["documents/fr/gold.pdf", "%PDF-1.7", "is no file of the content; docs/how-to.md lists them"],
    ["plans.json", "{}", /basic: /],
    ["plans.json", withPlans({ gold: basic }), "gold is not a key"],
    [
      "plans.json",
      withPlans({ basic: { ...basic, yearlyMost: 1.5 } }),
      /basic.yearlyMost: must be/,
    ],
    [
      "plans.json",
      withPlans({ basic: { ...basic, covers: { dental: { share: 100 } } } }),
      /basic.covers.dental.share: must be less than 100/,
    ],
    ["plans.json", withPlans({ basic: { ...basic, covers: { spa: {} } } }), /basic.covers/],
    ["priceRules.json", undefined, "is missing, and plans.json needs it"],
    [
      "priceRules.json",
      { ...priceRules, startDays: { least: 9, most: 38 } },
      /startDays: must include/,
    ],
    ["priceRules.json", { ...priceRules, ageBands: [] }, /ageBands: must begin with age 0/],
    ["priceRules.json", { ...priceRules, date: "soon" }, /date: must be a day/],
    [
      "priceRules.json",
      { ...priceRules, regions: [{ ...priceRules.regions[0], factor: 90 }] },
      /regions.0.factor: must be 100 or more/,
    ],
    ["texts/web/es/home.json", { hero: { titel: "x" } }, "hero.titel is not a key"],
    ["texts/web/es/home.json", { title: ["x"] }, "title must be a text"],
    ["texts/web/es/home.json", { hero: "x" }, "hero must be a group of texts"],
    ["texts/web/es/home.json", { title: "" }, /title has an empty text/],
    ["texts/web/es/auditLog.json", { summary: { mine_one: "uno" } }, /lacks \{\{count\}\}|is not/],
    [
      "texts/domain/es/mail.json",
      { templates: { resetPassword: { subject: "{{name}}" } } },
      "templates.resetPassword.subject has {{name}}, for which there is no value",
    ],
    [
      "texts/domain/es/mail.json",
      { removed: { passkeys_other: "Llaves" } },
      "removed.passkeys_other lacks {{count}}",
    ],
    [
      "texts/domain/es/mail.json",
      { templates: { resetPassword: { body: "Hola" } } },
      "templates.resetPassword.body must be a list of texts",
    ],
    ["texts/web/es/hme.json", {}, "is no file of the content; docs/how-to.md lists them"],
    ["texts/web/xx/home.json", {}, "is no file of the content; docs/how-to.md lists them"],
    ["logo.json", { size: 1, shapes: [{ path: "<" }] }, "shapes.0.path: must be an SVG path"],
    ["logo.json", { size: 1, shapes: [] }, "shapes: must have a shape"],
    ["logo.json", { size: 1, shapes: [{ path: "M", width: 1, opacity: 1 }] }, /has a width, as/],
    ["images/pictures/share-home.en.png", "x", "is not a PNG"],
    ["images/pictures/share-home.en.png", png(600, 630), "is 600 by 630, and must be 1200 by 630"],
    ["images/apple-touch-icon.png", png(192, 192), "is 192 by 192, and must be 180 by 180"],
    ["images/favicon.ico", "x", "is not an icon (ICO)"],
    ["images/pictures/member-home.en.dark.1x.webp", "x", "is not a WebP picture"],
    ["images/pictures/member-home.en.dark.1x.avif", "x", "is not an AVIF picture"],
    ["images/pictures/member-home.fr.dark.2x.avif", "x", /^needs .*fr\.dark\.2x\.webp beside it$/],
    ["images/photo.png", "x", "is no file of the content; docs/how-to.md lists them"],
    ["logo.png", "x", "is no file of the content; docs/how-to.md lists them"],
    ["facts.json", { license: ourFacts.license }, "license: is our made-up sample"],
    ["facts.json", { sample: true }, "sample is not a key"],
    ["facts.json", { figures: { asOf: "2026-13" } }, /figures.asOf: must be a month/],
    ["facts.json", { supervisor: { name: "A", url: "http://a.example" } }, /supervisor.url/],
    ["legal/es/privacy.md", "B.", /must begin with a title/],
    ["legal/es/privacy.md", "# A\n\n## C\n\nD.", "needs a paragraph below the title"],
    ["legal/es/privacy.md", "# A\n\nB.", /needs sections/],
    ["legal/es/privacy.md", `${page}<b>D</b>`, /has HTML, which is not allowed: <b>/],
    ["legal/es/privacy.md", `${page}![D](https://x.example/d.png)`, /has an image/],
    ["legal/es/privacy.md", `${page}[D](javascript:d)`, /has a link that is not https/],
    ["legal/es/privacy.md", `${page}D.\n\n## *E*\n\nF.`, /has a heading that is not plain text/],
    ["legal/es/privacy.md", page, 'has no text below "C"'],
    ["legal/es/privacy.md", `${page}D.\n\n## C\n\nE.`, 'has two sections "C"'],
    ["legal/es/privacy.md", undefined, "is missing, and another language has it"],
    ["legal/es/imprint.md", "# A", "is no file of the content; docs/how-to.md lists them"],
  ])("a fault in %s: %s", (file, value, line) => {
    const isBytes = typeof value === "string" || Buffer.isBuffer(value);
    const text = isBytes ? value : JSON.stringify(value);
    writeContent(folder, { [file]: text });
    const lines = faultLines(folder);
    expect(lines.filter((each) => !each.startsWith(`${file}: `))).toEqual([]);
    const own = lines.map((each) => each.slice(file.length + 2));
    const found = own.some((each) => (typeof line === "string" ? each === line : line.test(each)));
    expect(found, own.join("\n")).toBe(true);
  });

  it("all faults at once, one line each", () => {
    writeContent(folder, {
      "brand.json": '{"name":""}',
      "texts/web/es/home.json": '{"other":"x"}',
      ...Object.fromEntries(languages.map((each) => [`legal/${each}/terms.md`, "# A\n\nB."])),
    });
    expect(faultLines(folder).map((line) => line.split(": ")[0])).toEqual([
      "brand.json",
      ...languages.map((each) => `legal/${each}/terms.md`).toSorted(),
      "texts/web/es/home.json",
    ]);
  });
});

function faultLines(of: string): string[] {
  try {
    readContent(of);
  } catch (error) {
    if (error instanceof Error) return error.message.split("\n");
  }
  throw new Error("found no fault");
}
