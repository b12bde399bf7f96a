import { describe, expect, it } from "vitest";

import { deliveryStates, mailIdPattern, mailSchema, newMail } from "./mail.ts";

const now = new Date("2026-11-21T10:00:00Z");
const message = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
const mail = newMail({ to: "ines@example.com", message }, now);

describe("a new mail", () => {
  it("is valid, waits for its first attempt and expires in a week", () => {
    expect(mailSchema.parse(mail)).toEqual(mail);
    expect(mail.delivery).toMatchObject({ state: "PENDING", attempts: 0, startTime: now });
    expect(mail.expireAt).toEqual(new Date("2026-11-28T10:00:00Z"));
  });

  it("has a reply address only if one is given", () => {
    expect(mail).not.toHaveProperty("replyTo");
    expect(newMail({ to: mail.to, replyTo: "us@example.com", message }, now)).toMatchObject({
      replyTo: "us@example.com",
    });
  });
});

describe("a stored mail", () => {
  it.each(deliveryStates)("may be %s", (state) => {
    expect(mailSchema.parse({ ...mail, delivery: { ...mail.delivery, state } })).toBeTruthy();
  });

  it("may contain the fields that the extension adds", () => {
    const delivery = {
      ...mail.delivery,
      expireAt: now,
      info: { messageId: "<1@a.example>", accepted: [], rejected: [], pending: [], response: null },
    };
    expect(mailSchema.parse({ ...mail, delivery }).delivery.info).toEqual({
      messageId: "<1@a.example>",
      accepted: [],
      rejected: [],
      response: null,
    });
  });

  it.each<[string, unknown]>([
    ["two recipients", { to: "a@example.com, b@example.com" }],
    ["a second header in the address", { to: "a@example.com\r\nBcc: b@example.com" }],
    ["a name before the address", { to: "Inés <ines@example.com>" }],
    ["a list of recipients", { to: ["a@example.com"] }],
    ["no subject", { message: { html: "", text: "" } }],
    ["a state nobody knows", { delivery: { ...mail.delivery, state: "SENT" } }],
    ["less than no attempts", { delivery: { ...mail.delivery, attempts: -1 } }],
    ["no end", { expireAt: null }],
  ])("is refused with %s", (_fault, fault) => {
    expect(mailSchema.safeParse({ ...mail, ...Object(fault) }).success).toBe(false);
  });
});

describe("a mail's id", () => {
  it.each(["a", "verify_Uid-1", "x".repeat(128)])("may be %s", (id) => {
    expect(id).toMatch(mailIdPattern);
  });

  it.each(["", "a/b", "a.b", "ines@example.com", "a b", "a\n", "x".repeat(129)])(
    "may not be %j",
    (id) => {
      expect(id).not.toMatch(mailIdPattern);
    },
  );
});
