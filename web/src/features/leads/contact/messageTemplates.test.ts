import { activityTextSchema } from "@salvia/domain/lead/leadActivity";
import { leadMailSubjectSchema } from "@salvia/domain/mail/leadMail";
import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { describe, expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { loadTranslator } from "../../../i18n/translator.ts";
import {
  messageFields,
  messageTemplate,
  messageTemplates,
  messageValues,
  missingFields,
} from "./messageTemplates.ts";

async function textsIn(language: Language) {
  return (await loadTranslator(language, ["leadMessages", "leads"])).translator;
}

describe.each(languages)("a template in %s", (language) => {
  test.each(messageTemplates)("says all that is known and nothing else: %s", async (template) => {
    const marked = { firstName: "«first»", plan: "«plan»", name: "«own»" };
    const { fields, textWith } = messageTemplate(await textsIn(language), template, []);
    const { subject, body } = textWith(marked);
    expect(fields).toBe(messageFields);
    for (const field of messageFields) expect(body).toContain(marked[field]);
    expect(body).toContain(brand.name);
    expect(`${subject}${body}`).not.toMatch(/[{}]/);
  });

  test.each(messageTemplates)("can be sent, also with long names: %s", async (template) => {
    const values = { firstName: "Ñ".repeat(80), plan: "Essentielle", name: "É".repeat(120) };
    const { subject, body } = messageTemplate(await textsIn(language), template, []).textWith(
      values,
    );
    expect(leadMailSubjectSchema.safeParse(subject).success).toBe(true);
    expect(activityTextSchema.safeParse(body).success).toBe(true);
  });
});

test("names the plan in the language of the message", async () => {
  const values = messageValues(await textsIn("fr"), lead({ plan: "basic" }), "Ana Prado");
  expect(values).toEqual({ firstName: "Inés", plan: "Essentielle", name: "Ana Prado" });
  expect(missingFields(messageFields, values)).toEqual([]);
});

test.each([null, "", " "])("misses the name of a salesperson named %j", async (name) => {
  const values = messageValues(await textsIn("en"), lead(), name);
  expect(missingFields(messageFields, values)).toEqual(["name"]);
});

test("does not read a placeholder out of a value", async () => {
  const values = { firstName: "{{name}}", plan: "$t(leads:plan.basic)", name: "Ana" };
  const texts = await textsIn("en");
  const { body } = messageTemplate(texts, "missedYou", []).textWith(values);
  expect(body).toContain("Hello {{name}},");
  expect(body).toContain("the $t(leads:plan.basic) plan");
  const own = { id: "ana_1", name: "For {{firstName}}", text: "{{ plan }} on {{day}}, {{day}}" };
  const { fields, textWith } = messageTemplate(texts, "ana_1", [own]);
  expect(missingFields(fields, values)).toEqual(["day"]);
  expect(textWith({ ...values, day: "Monday" })).toEqual({
    subject: "For {{name}}",
    body: "$t(leads:plan.basic) on Monday, Monday",
  });
});
