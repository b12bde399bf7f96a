import { describe, expect, it } from "vitest";

import { subscriptionOfToken, unsubscribeHeaders, unsubscribeToken } from "./unsubscribeToken.ts";

const env = { IDENTITY_SECRET: "a".repeat(32), SITE_ORIGIN: "https://www.example.com" };
const subscription = { uid: "ines", setting: "newLeads" } as const;
const token = unsubscribeToken(subscription, env);
const [uid = "", setting = "", signature = ""] = token.split(".");

it("offers to unsubscribe with one click, at an address that names no one in clear", () => {
  expect(unsubscribeHeaders(subscription, env)).toEqual({
    "List-Unsubscribe": `<https://www.example.com/api/mail/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(token).toMatch(/^[\w.-]+$/);
});

it.each(["ines", "a.b/c?d", "日本", "x".repeat(128)])(
  "names the account %s and its setting",
  (each) => {
    for (const one of [
      "newLeads",
      "conversions",
      "monthlyReport",
      "appointments",
      "leadMail",
    ] as const) {
      const named = { uid: each, setting: one };
      expect(subscriptionOfToken(unsubscribeToken(named, env), env)).toEqual(named);
    }
  },
);

describe("refuses a token", () => {
  const other = Buffer.from("paulo").toString("base64url");
  it.each([
    ["that is empty", ""],
    ["without a signature", `${uid}.${setting}`],
    ["with an empty signature", `${uid}.${setting}.`],
    ["of another account", `${other}.${setting}.${signature}`],
    ["for another setting", `${uid}.conversions.${signature}`],
    ["for an unknown setting", `${uid}.role.${signature}`],
    ["for a setting of every object", `${uid}.__proto__.${signature}`],
    ["without an account", `.${setting}.${signature}`],
    ["with a shorter signature", `${uid}.${setting}.${signature.slice(0, -1)}`],
    ["with a longer signature", `${uid}.${setting}.${signature}A`],
    ["with something after it", `${token}.`],
    ["with a changed signature", `${uid}.${setting}.${"A".repeat(43)}`],
    [
      "with another secret",
      unsubscribeToken(subscription, { ...env, IDENTITY_SECRET: "b".repeat(32) }),
    ],
  ])("%s", (_fault, wrong) => {
    expect(subscriptionOfToken(wrong, env)).toBeNull();
  });
});
