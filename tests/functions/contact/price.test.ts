import { createHash } from "node:crypto";

import { insurersDay } from "@salvia/domain/site/insurersDay";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";
import { languages } from "@salvia/domain/shared/language";
import { publicPath } from "@salvia/domain/site/paths";
import { plans } from "@salvia/domain/site/plan";
import { parsePrice, priceFields, startDays } from "@salvia/domain/site/priceAnswers";
import { priceRules } from "@salvia/domain/site/priceRules";
import { priceView } from "@salvia/domain/site/priceView";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";

import { form, leadsWith, received, send, sendForm } from "./enquiries.ts";
import { expectLimit } from "../support/limits.ts";
import { fromSomewhere, server, site } from "../support/site.ts";

const today = insurersDay(new Date());
const start = startDays(today).at(-1) ?? "";
const family = `for=household&age0=1&age30=2&region=city&use=doctors&start=${start}`;
const team = `for=company&employees=12&share=80&region=town&start=${start}`;

function ask(fields: string, language = "en", headers: Record<string, string> = {}) {
  return fetch(`${server}/api/price`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
      origin: site,
      "sec-fetch-site": "same-origin",
      ...fromSomewhere(),
      ...headers,
    },
    body: `language=${language}&${fields}`,
  });
}

async function documentOf(response: Response) {
  return new JSDOM(await response.text()).window.document;
}

describe("a browser without script", () => {
  it.each(languages)(
    "gets the prices in %s, with styles that the policy allows",
    async (language) => {
      const response = await ask(family, language);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("no-store");
      const html = await response.text();
      const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const hash = createHash("sha256").update(style).digest("base64");
      expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
      const { document } = new JSDOM(html).window;
      expect(document.documentElement.lang).toBe(language);
      const asked = document.querySelector<HTMLFormElement>("[data-price]")?.dataset ?? {};
      const parsed = parsePrice(priceFields(family), today);
      if (parsed.kind !== "answers") throw new Error("These answers have a price.");
      const view = priceView(parsed.answers, {
        tag: asked["tag"] ?? "",
        currency: asked["currency"] ?? "",
      });
      for (const plan of plans) {
        const place = document.querySelector(`[data-text="monthly.${plan}"]`);
        expect(place?.textContent).toBe(view.texts.get(`monthly.${plan}`));
      }
      const link = document.getElementById("price-link")?.getAttribute("href");
      expect(link).toBe(`${publicPath("price", language)}#${family}`);
    },
  );

  it("gets the form back with what is wrong", async () => {
    const response = await ask("for=household&age30=many&region=&start=", "pt");
    expect(response.status).toBe(422);
    const document = await documentOf(response);
    expect(document.querySelector<HTMLInputElement>("[name=age30]")?.value).toBe("many");
    expect(document.querySelectorAll("[data-price] [data-summary]#answer a")).toHaveLength(3);
    expect(document.querySelector("[data-if=answers]")?.hasAttribute("hidden")).toBe(true);
  });

  it("keeps answers and prices while the message has a problem", async () => {
    const sent = form({ page: "price", language: "en", estimate: family, email: "ana@" });
    const response = await sendForm(sent);
    expect(response.status).toBe(422);
    const document = await documentOf(response);
    expect(document.querySelector('[data-text="monthly.basic"]')?.textContent).toBe("$272.94");
    const estimate = document.querySelector<HTMLInputElement>("[name=estimate]");
    expect([estimate?.value, estimate?.checked]).toEqual([family, true]);
  });

  it("gets a small page if it asks too often, and is led to the form by hand", async () => {
    const one = fromSomewhere();
    const again = () => ask(family, "es", { ...one, "accept-language": "es" });
    const refused = await expectLimit({ allowed: 60, window: 600 }, { accepted: 200 }, again);
    expect(await refused.text()).toContain("No pudimos calcular tu precio");
    const byHand = await fetch(`${server}/api/price`, {
      redirect: "manual",
      headers: { "accept-language": "fr" },
    });
    expect(byHand.headers.get("location")).toBe("/fr/price");
  });
});

describe("a message from the price page", () => {
  it("stores what a family asked and was shown, from our own tables", async () => {
    const sent = form({ page: "price", estimate: family });
    expect(await send(sent)).toEqual(received);
    const [lead] = await leadsWith(sent["email"]);
    expect(lead?.lead.source).toBe("website");
    expect(lead?.activities[0]?.estimate).toEqual({
      people: [
        { from: 0, to: 17, count: 1 },
        { from: 30, to: 39, count: 2 },
      ],
      company: null,
      region: "city",
      uses: ["doctors"],
      start,
      monthly: { basic: 27_294, standard: 51_262, premium: 86_654 },
      fit: "standard",
      rulesVersion: priceRules.version,
      offersVersion,
    });
  });

  it("makes a company that asks a business lead of its size", async () => {
    const sent = form({ page: "price", estimate: team, company: "Lemos & Co." });
    expect(await send(sent)).toEqual(received);
    const [lead] = await leadsWith(sent["email"]);
    expect(lead?.lead.source).toBe("business");
    expect(lead?.activities[0]).toMatchObject({
      company: "Lemos & Co.",
      groupSize: 12,
      estimate: { people: null, company: { employees: 12, share: 80 } },
    });
  });

  it("arrives without a price if no answers were sent", async () => {
    const sent = form({ page: "price", estimate: "" });
    expect(await send(sent)).toEqual(received);
    const [lead] = await leadsWith(sent["email"]);
    expect(lead?.activities).toHaveLength(1);
    expect(lead?.activities[0]).not.toHaveProperty("estimate");
  });

  it.each([
    family.replace(start, "2026-01-01"),
    "for=household&age30=1000000&region=city",
    `${family}&monthly=1`.replace("city", "x"),
  ])("is refused with the answers %j, which have no price", async (estimate) => {
    const sent = form({ page: "price", estimate });
    expect(await send(sent)).toEqual([
      400,
      { error: "bad-request", fields: { estimate: "malformed" } },
    ]);
    expect(await leadsWith(sent["email"])).toEqual([]);
  });

  it("comes back to a browser without script if its start has passed, and can be sent without prices", async () => {
    const passed = family.replace(start, "2026-01-01");
    const sent = form({ page: "price", language: "pt", estimate: passed, message: "Bom dia" });
    const response = await sendForm(sent);
    expect(response.status).toBe(422);
    const document = await documentOf(response);
    const note = document.getElementById("estimate");
    expect(note?.hasAttribute("hidden")).toBe(false);
    expect(note?.textContent).toContain("não inclui mais");
    expect(document.querySelectorAll("[data-field=start] [data-error]:not([hidden])")).toHaveLength(
      1,
    );
    expect(document.querySelector<HTMLInputElement>("[name=age30]")?.value).toBe("2");
    expect(document.querySelector("textarea")?.value).toBe("Bom dia");
    const box = document.querySelector<HTMLInputElement>("[name=estimate]");
    expect(box?.value).toBe("");
    const again = await sendForm({ ...sent, estimate: box?.value ?? "" });
    expect(again.status).toBe(303);
    expect(await leadsWith(sent["email"])).toHaveLength(1);
  });
});
