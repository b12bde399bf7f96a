import { expect, test } from "vitest";

import { mailtoHref, whatsAppHref } from "./contactHref.ts";

test("links to an address", () => {
  expect(mailtoHref("ines@example.com")).toBe("mailto:ines@example.com");
});

test("keeps an unusual address from adding fields to the email", () => {
  expect(mailtoHref("ines+a?bcc=b&c@example.com")).toBe(
    "mailto:ines%2Ba%3Fbcc%3Db%26c@example.com",
  );
});

test("links to a chat, with a text that keeps accents, signs, and line breaks", () => {
  expect(whatsAppHref("+34612345678")).toBe("https://wa.me/34612345678");
  const text = "Olá, Zoë!\n\n100 % + 1? Você & nós #1";
  const href = new URL(whatsAppHref("+34612345678", text));
  expect([href.pathname, href.searchParams.get("text"), href.hash]).toEqual([
    "/34612345678",
    text,
    "",
  ]);
});
