import {
  contactFields,
  emptyContact,
  parseContact,
  type ContactField,
  type ContactPage,
} from "@salvia/domain/lead/contact";
import { emailMaxLength } from "@salvia/domain/shared/patterns";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";

import { form, leadsWith, received, send, sendForm } from "./enquiries.ts";
import { fromSomewhere } from "../support/site.ts";

/** Text that people and programs enter into fields; it must always be treated as plain text. */
const typed = {
  nothing: "",
  blanks: " \t ",
  "far too much": "x".repeat(3000),
  "something else": "12 ?",
  "a script": `"></textarea><script>alert(1)</script>`,
  "a template": "{{constructor.constructor('alert(1)')()}} ${7*7} <%= 7*7 %>",
  emoji: "Ana 👩‍🚀👍🏽",
  "another direction": "مرحبا بكم",
  "a hidden direction": "Ana\u202egnp.exe",
  "a mail's headers": "ana@example.com\r\nBcc: all@example.com\r\n\r\nHello",
  "a path": "../../leads/1",
  "a formula": '=HYPERLINK("https://evil.example")',
};

/** The pages with fields that others lack, and what else they ask for. */
const pages: Partial<Record<ContactField, { page: ContactPage; company?: string }>> = {
  company: { page: "businesses" },
  groupSize: { page: "businesses", company: "Roble" },
  partnerKind: { page: "partners", company: "Mar Re" },
};

const cases = contactFields.flatMap((field) =>
  Object.entries(typed).map(([name, value]) => {
    const { page, ...more } = pages[field] ?? { page: "home" };
    const sent = form({ page, ...more, language: "es", [field]: value });
    return { field, name, value, sent, problems: problemsOf(sent, page) };
  }),
);

/** The problems that the domain finds; the domain's own tests cover them in detail. */
function problemsOf(sent: Record<string, string>, page: ContactPage) {
  return parseContact({ ...emptyContact, ...sent }, page).problems;
}

it.each(cases.filter(({ problems }) => problems === null))(
  "accepts $name as plain text in $field, with and without script",
  async ({ sent }) => {
    expect(await send(sent)).toEqual(received);
    expect((await sendForm(sent)).status).toBe(303);
    // Both submissions have the same words and so the same key. The leads' schema parses the data.
    expect(await leadsWith(sent["email"])).toMatchObject([{ activities: { length: 1 } }]);
  },
);

it.each(cases.flatMap(({ problems, ...one }) => (problems === null ? [] : [{ ...one, problems }])))(
  "reports $name beside $field and keeps everything typed",
  async ({ field, value, sent, problems }) => {
    expect(await send(sent)).toEqual([400, { error: "bad-request", fields: problems }]);
    const response = await sendForm(sent);
    expect(response.status).toBe(422);
    const { document } = new JSDOM(await response.text()).window;
    expect(document.documentElement.lang).toBe("es");
    const marked = [...document.querySelectorAll("[data-field]:has([aria-invalid=true])")];
    expect(marked.map((each) => each.getAttribute("data-field"))).toEqual(Object.keys(problems));
    for (const each of marked) {
      expect(each.querySelector("[data-error]:not([hidden])")?.textContent).toMatch(/\w.*\.$/);
    }
    expect(shownIn(document, "email")).toBe(lines(sent["email"] ?? ""));
    expect([null, lines(value)]).toContain(shownIn(document, field));
    expect(await leadsWith(sent["email"]?.slice(0, emailMaxLength))).toEqual([]);
  },
);

/** The content of a text field; null for a choice. */
function shownIn(document: Document, name: string): string | null {
  const field = document.querySelector(`[data-contact] [name=${name}]`);
  if (field?.tagName === "TEXTAREA") return field.textContent;
  const isChoice = field?.tagName === "SELECT" || field?.getAttribute("type") === "radio";
  return isChoice ? null : (field?.getAttribute("value") ?? null);
}

/** Normalizes line breaks, of which HTML has one kind. */
function lines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

it("turns two hundred posts in a row into thirty leads and asks each later one to wait", async () => {
  const one = fromSomewhere();
  const began = Date.now();
  const statuses: unknown[] = [];
  for (let index = 0; index < 200; index += 1) {
    statuses.push((await send(form(), one))[0]);
  }
  // One more is allowed every twenty seconds.
  const more = Math.ceil((Date.now() - began) / 20_000);
  const kept = statuses.filter((status) => status === 200).length;
  expect(kept).toBeGreaterThanOrEqual(30);
  expect(kept).toBeLessThanOrEqual(30 + more);
  expect(statuses.filter((status) => status === 429).length).toBe(200 - kept);
});
