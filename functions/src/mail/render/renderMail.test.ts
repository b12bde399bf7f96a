import { mailTexts } from "@salvia/domain/locales/mailTexts";
import { languages } from "@salvia/domain/shared/language";
import { monthName } from "@salvia/domain/shared/monthName";
import { describe, expect, it } from "vitest";

import { exampleLink, mailExamples, templates } from "../testing/mailExamples.ts";
import { renderMail } from "./renderMail.ts";

describe.each(languages)("in %s", (language) => {
  it.each(templates)("%s has all its texts, and its link three times", (template) => {
    const { subject, html, text } = mailExamples[template](language);
    const { common, templates: all } = mailTexts[language];
    const words = all[template];
    const month = monthName("2026-10", language, "long");
    expect(subject).toBe(words.subject.replace("{{month}}", month));
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    for (const said of [words.heading, words.button, common.never]) {
      expect(text).toContain(said);
      expect(html).toContain(said.replaceAll("'", "&#39;"));
    }
    expect(text.split("\n")).toContain(new URL(exampleLink).href);
    const shown = new URL(exampleLink).href.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
    expect(html.split(`href="${shown}"`)).toHaveLength(3);
    expect(html).toContain(`>${shown}</a>`);
    expect(subject + html + text).not.toMatch(/\{\{\w|undefined|\[object/);
  });
});

describe("the texts", () => {
  it.each(languages)("in %s cover exactly the kinds of email", (language) => {
    expect(Object.keys(mailTexts[language].templates)).toEqual(templates);
  });

  it("keep user input out of the subject and the preview", () => {
    const shown = Object.values(mailTexts.en.templates).flatMap(({ subject, preview, heading }) =>
      gaps(subject + preview + heading),
    );
    expect(new Set(shown)).toEqual(new Set(["{{brand}}", "{{month}}"]));
  });
});

describe("the monthly report", () => {
  it("shows both months side by side in a table with header cells", () => {
    const { html } = mailExamples.monthlyReport("en");
    const table = /<table width="100%"[^>]*margin:20px[^]*?<\/table>/.exec(html)?.[0] ?? "";
    const cells = [...table.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(cells.join(" | ")).toBe(
      " | October 2026 | September 2026 | New leads | 1,207 | 986 | Conversions | 41 | 53",
    );
    expect(table.match(/scope="(row|col)"/g)).toHaveLength(4);
  });

  it("labels every figure with its month in plain text", () => {
    const { text } = mailExamples.monthlyReport("pt");
    expect(text).toContain(
      "Leads novos: 1.207 (outubro de 2026), 986 (setembro de 2026)\nConversões: 41 (outubro de 2026)",
    );
    expect(text).toContain("Leads em andamento agora: 312. Clientes: 128.");
  });
});

describe("a passkey's name", () => {
  it("is escaped in HTML", () => {
    const { html, text } = passkeyAdded(`<img src=x onerror="alert('1')">&amp;`);
    expect(html).toContain(
      "<bdi>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</bdi>",
    );
    expect(html).not.toContain("<img");
    expect(text).toContain(`<img src=x onerror="alert('1')">&amp;`);
  });

  it("stays on one line and cannot add a header", () => {
    const { subject, text } = passkeyAdded("Phone\r\nBcc: everyone@example.com\u2028x");
    expect(subject).toBe("A passkey was added to your account");
    expect(text).toContain("\u2068Phone Bcc: everyone@example.com x\u2069");
  });

  it.each(["آیفون مینا", "האייפון של נועה", "日本語 👩🏽‍⚕️", "x".repeat(80)])(
    "%j keeps its direction to itself",
    (name) => {
      const { html, text } = passkeyAdded(name);
      expect(html).toContain(`<bdi>${name}</bdi>`);
      expect(text).toContain(`“\u2068${name}\u2069”`);
    },
  );

  it("does not change the direction of the text around it", () => {
    const { html } = passkeyAdded("evil\u202egnp.exe\u2066 \u2069");
    expect(html).toContain("<bdi>evil gnp.exe</bdi>");
  });

  it("may contain what looks like a placeholder", () => {
    expect(passkeyAdded("{{link}}").text).toContain("{{link}}");
  });
});

it("loads nothing from the network when an email is opened", () => {
  for (const template of templates) {
    const { html } = mailExamples[template]("en");
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/);
  }
});

function passkeyAdded(passkey: string) {
  return renderMail("passkeyAdded", "en", {
    link: exampleLink,
    at: new Date("2026-11-21T09:30:00Z"),
    timezone: "Europe/Madrid",
    passkey,
  });
}

function gaps(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}
