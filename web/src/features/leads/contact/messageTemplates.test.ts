import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { describe, expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { loadTranslator } from "../../../i18n/translator.ts";
import { mailtoHref, mailtoMaxLength } from "./mailto.ts";
import {
  fillTemplate,
  messageFields,
  messageTemplates,
  messageValues,
  missingFields,
} from "./messageTemplates.ts";

async function textsIn(language: Language) {
  return (await loadTranslator(language, ["leadMessages", "leads"])).translator;
}

describe.each(languages)("a template in %s", (language) => {
  test.each(messageTemplates)("says all that is known and nothing else: %s", async (template) => {
    const texts = await textsIn(language);
    const marked = { firstName: "«first»", plan: "«plan»", name: "«own»" };
    const { subject, body } = fillTemplate(texts, template, marked);
    for (const field of messageFields) expect(body).toContain(marked[field]);
    expect(body).toContain(brand.name);
    expect(`${subject}${body}`).not.toMatch(/[{}]/);
  });

  test.each(messageTemplates)("fits into a link, also with long names: %s", async (template) => {
    const texts = await textsIn(language);
    const values = { firstName: "Ñ".repeat(20), plan: "Essentielle", name: "É".repeat(20) };
    const href = mailtoHref(
      "someone.with.a.name@example.com",
      fillTemplate(texts, template, values),
    );
    expect(href.length).toBeLessThan(mailtoMaxLength);
  });
});

test("names the plan in the language of the message", async () => {
  const values = messageValues(await textsIn("fr"), lead({ plan: "basic" }), "Ana Prado");
  expect(values).toEqual({ firstName: "Inés", plan: "Essentielle", name: "Ana Prado" });
  expect(missingFields(values)).toEqual([]);
});

test.each([null, "", " "])("misses the name of a salesperson named %j", async (name) => {
  expect(missingFields(messageValues(await textsIn("en"), lead(), name))).toEqual(["name"]);
});

test("does not read a placeholder out of a value", async () => {
  const values = { firstName: "{{name}}", plan: "$t(leads:plan.basic)", name: "Ana" };
  const { body } = fillTemplate(await textsIn("en"), "missedYou", values);
  expect(body).toContain("Hello {{name}},");
  expect(body).toContain("the $t(leads:plan.basic) plan");
});
