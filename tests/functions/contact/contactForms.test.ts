import { createHash } from "node:crypto";

import { chosenPlanAddress, contactPagePath, contactPages } from "@salvia/domain/lead/contact";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";

import { contactPath, form, leadsWith, sendForm, sendRaw } from "./enquiries.ts";
import { expectLimit } from "../support/limits.ts";
import { fromSomewhere, server, site } from "../support/site.ts";

/** What a visitor without script sees in an answer: its language, errors and form. */
async function seen(response: Response) {
  const { document } = new JSDOM(await response.text()).window;
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[data-contact] [name=${name}]`);
  return {
    status: response.status,
    language: document.documentElement.lang,
    alert: document.querySelector("[role=alert]:not([hidden])")?.textContent ?? "",
    /** Whether it is a small page of its own. */
    isNotice: document.querySelector("form") === null,
    wayBack: document.querySelector("main a")?.getAttribute("href"),
    email: field("email")?.value,
    message: field("message")?.value,
  };
}

describe("a form posted without a script", () => {
  it.each([
    ["en", "/contact-sent"],
    ["es", "/es/contact-sent"],
    ["tlh", "/contact-sent"],
  ])("leads to the confirmation page in %s", async (language, location) => {
    const { key: _, ...sent } = form({ language });
    const response = await sendForm(sent);
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    expect(await leadsWith(sent["email"])).toHaveLength(1);
  });

  it("accepts a message as long as its field allows, in any script", async () => {
    const message = "保".repeat(2000);
    const sent = form({ message });
    expect((await sendForm(sent)).status).toBe(303);
    expect(await leadsWith(sent["email"])).toMatchObject([{ activities: [{ message }] }]);
  });
});

it.each([
  [{ "accept-language": "fr-CA,en;q=0.5" }, "/fr#contact"],
  [{ referer: `${site}${contactPagePath("partners", "pt")}` }, "/pt/partners#contact"],
  [{}, "/#contact"],
])("leads a visitor who opens its address by hand, with %j, to a form", async (headers, to) => {
  const response = await fetch(server + contactPath, { redirect: "manual", headers });
  expect([response.status, response.headers.get("location")]).toEqual([303, to]);
  expect(response.headers.get("cache-control")).toContain("no-store");
});

it("answers a plan that was chosen without a script with the page, which caches may keep", async () => {
  const headers = { referer: site + contactPagePath("individuals", "pt") };
  const address = server + chosenPlanAddress("premium", "individuals", "pt");
  const response = await fetch(address, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("public");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("content-security-policy")).toContain("default-src");
  const { document } = new JSDOM(await response.text()).window;
  expect(document.documentElement.lang).toBe("pt");
  const chosen = document.querySelectorAll<HTMLInputElement>("[name=plan]:checked");
  expect(Array.from(chosen, ({ value }) => value)).toEqual(["premium"]);
  const french = document.querySelector("a[data-language=fr]")?.getAttribute("href");
  expect(french).toBe(chosenPlanAddress("premium", "individuals", "fr"));
});

it.each(["http://localhost.evil.example:5000", "https://evil.example", "null"])(
  "shows no page for a plan to the origin %s",
  async (origin) => {
    const address = server + chosenPlanAddress("premium", "individuals", "pt");
    const response = await fetch(address, { headers: { origin } });
    expect([response.status, await response.json()]).toEqual([403, { error: "foreign-origin" }]);
    expect(response.headers.get("cache-control")).toContain("no-store");
  },
);

it("takes the page for a plan from the site's own address, whichever port of ours asks", async () => {
  const address = server + chosenPlanAddress("premium", "individuals", "pt");
  const headers = { origin: "http://localhost:1", referer: "http://localhost:1/pt/individuals" };
  expect((await fetch(address, { headers, redirect: "manual" })).status).toBe(200);
});

it("leads who chooses plans without a script too often to the page as it is", async () => {
  const one = fromSomewhere();
  const referer = site + contactPagePath("home", "es");
  const choose = (from: Record<string, string> = one) =>
    fetch(server + chosenPlanAddress("basic", "home", "es"), {
      redirect: "manual",
      headers: { referer, ...from },
    });
  const statuses = { accepted: 200, refused: 303 };
  const refused = await expectLimit({ allowed: 60, window: 600 }, statuses, choose);
  expect(refused.headers.get("location")).toBe("/es#contact");
  expect(refused.headers.get("cache-control")).toContain("no-store");
  expect((await choose(fromSomewhere())).status).toBe(200);
});

it("leads from a plan that there is not to the form", async () => {
  const address = `${server}${contactPath}?plan=gold&page=home&language=fr`;
  const response = await fetch(address, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/#contact"]);
});

describe("answers refused input without a script with a page in the visitor's language", () => {
  const tooLarge = [
    ["en", "too long"],
    ["es", "demasiado largo"],
    ["pt", "longa demais"],
    ["fr", "trop long"],
  ] as const;

  it.each(tooLarge)("in %s, if they sent too much", async (language, words) => {
    const sent = form({ language, page: "individuals", message: "x".repeat(1_000_000) });
    const referer = site + contactPagePath("individuals", language);
    const answer = await seen(await sendForm(sent, { referer }));
    expect(answer).toMatchObject({ status: 413, language, isNotice: true });
    expect(answer.alert).toContain(words);
    expect(answer.wayBack).toBe(`${contactPagePath("individuals", language)}#contact`);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("which is their own form, filled in, if they wrote more than is stored", async () => {
    const sent = form({ language: "fr", message: "x".repeat(20_000) });
    const answer = await seen(await sendForm(sent));
    expect(answer).toMatchObject({ status: 422, language: "fr" });
    expect(answer.message === sent["message"]).toBe(true);
  });

  it.each(["multipart/form-data; boundary=x", "text/plain", "application/x-other", ""])(
    "for a request sent as %j: in the language of the originating page",
    async (type) => {
      const headers = { "content-type": type, "accept-language": "fr" };
      const from = site + contactPagePath("partners", "pt");
      const answer = await seen(await sendRaw("message=Oi", { ...headers, referer: from }));
      expect(answer).toMatchObject({ status: 415, language: "pt" });
      expect(answer.alert).toContain("navegador");
      // Without a known page, in the browser's preferred language.
      expect(await seen(await sendRaw("message=Oi", headers))).toMatchObject({ language: "fr" });
    },
  );

  it("if too many came from their address, with the time to retry", async () => {
    const one = fromSomewhere();
    const filled = form({ language: "es", message: "¿Cubre gafas?", firstName: "" });
    // One that can't be sent counts, too.
    const response = await expectLimit({ allowed: 30, window: 600 }, { accepted: 422 }, () =>
      sendForm(filled, one),
    );
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const answer = await seen(response);
    expect(answer).toMatchObject({ status: 429, language: "es", isNotice: true });
    expect(answer.alert).toContain("demasiados mensajes");
    expect(await leadsWith(filled["email"])).toEqual([]);
    // Unreadable bodies count as well.
    expect((await sendRaw("", { "content-type": "text/plain", ...one })).status).toBe(429);
  });

  it("with that page's styles, which its policy allows", async () => {
    for (const page of contactPages) {
      const response = await sendForm(form({ page, email: "" }));
      const [, style = ""] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
      expect(style).toContain("@media print");
      const hash = createHash("sha256").update(style).digest("base64");
      expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    }
  });

  it("but with no page of ours for foreign pages", async () => {
    const response = await sendForm(form(), { origin: "https://evil.example" });
    expect([response.status, await response.json()]).toEqual([403, { error: "foreign-origin" }]);
  });
});
