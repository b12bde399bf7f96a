import { expect, test } from "vitest";

import { mailtoHref } from "./mailto.ts";

test("links to an address alone", () => {
  expect(mailtoHref("ines@example.com")).toBe("mailto:ines@example.com");
});

test("keeps an unusual address from adding fields to the email", () => {
  expect(mailtoHref("ines+a?bcc=b&c@example.com")).toBe(
    "mailto:ines%2Ba%3Fbcc%3Db%26c@example.com",
  );
});

test("carries subject and text, with accents, signs, and line breaks", () => {
  const email = { subject: "Você & nós", body: "Olá, Zoë!\n\n100 % + 1?\r\nAté" };
  const href = mailtoHref("zoe@example.com", email);
  expect(href).toMatch(/^mailto:zoe@example\.com\?[\w%.!()*~'&=-]+$/);
  const sent = new URL(href).searchParams;
  expect(sent.get("subject")).toBe(email.subject);
  expect(sent.get("body")).toBe("Olá, Zoë!\r\n\r\n100 % + 1?\r\nAté");
});
