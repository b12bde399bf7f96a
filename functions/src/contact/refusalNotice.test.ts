import { createHash } from "node:crypto";

import { languages } from "@salvia/domain/shared/language";
import { expect, it } from "vitest";

import { Refusal } from "../http/refusal.ts";
import { refusalNotice } from "./refusalNotice.ts";

it.each(languages)("asks in %s to go back, on a small page", (language) => {
  const reply = refusalNotice(new Refusal("rate-limited", 90), "partners", language);
  if (!("html" in reply)) throw new Error("Not a page.");
  expect(reply.status).toBe(429);
  expect(reply.headers).toMatchObject({ "Retry-After": "90" });
  expect(reply.html).toContain(`<html lang="${language}">`);
  expect(reply.html.length).toBeLessThan(2000);
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(reply.html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers["Content-Security-Policy"]).toContain(`'sha256-${hash}'`);
});

it("shows a separate text for each refusal", () => {
  const codes = [
    "rate-limited",
    "payload-too-large",
    "unsupported-media-type",
    "internal-error",
  ] as const;
  const pages = codes.map((code) => refusalNotice(new Refusal(code), "home", "en"));
  expect(new Set(pages.map((reply) => ("html" in reply ? reply.html : ""))).size).toBe(4);
});
