import { describe, expect, test } from "vitest";

import { languages } from "../shared/language.ts";
import { defaultUserSettings, userSchema, userSettingsSchema } from "./user.ts";

const settings = defaultUserSettings("Marta Salgado", "es", "UTC");

const user = {
  ...settings,
  username: null,
  email: "marta@example.com",
  phone: null,
  roleChangedAt: null,
  signedOutAt: null,
  verifiedEmail: null,
  createdAt: new Date("2026-09-01"),
};

describe("user settings", () => {
  test.each(languages)("are valid in %s when nothing has been chosen", (language) => {
    expect(userSettingsSchema.parse(defaultUserSettings("Marta", language, "UTC")).language).toBe(
      language,
    );
  });

  test.each([
    ["no display name", { displayName: "" }],
    ["a display name of two lines", { displayName: "Marta\nSalgado" }],
    ["a language that is not spoken", { language: "de" }],
    ["a time zone that cannot be one", { timezone: "Europe Madrid" }],
    ["notices that are not all there", { notifications: { newLeads: true } }],
    [
      "notices that are neither on nor off",
      { notifications: { ...settings.notifications, newLeads: 1 } },
    ],
    ["a notice that there is not", { notifications: { ...settings.notifications, all: true } }],
    ["a role", { role: "admin" }],
  ])("refuse %s", (_, changes) => {
    expect(userSettingsSchema.safeParse({ ...settings, ...changes }).success).toBe(false);
  });
});

describe("a stored user", () => {
  test("may have any contact data, or none", () => {
    const reachable = { username: "marta", email: null, phone: "+34612345678" };
    expect(userSchema.safeParse(user).success).toBe(true);
    expect(userSchema.safeParse({ ...user, ...reachable }).success).toBe(true);
    expect(userSchema.safeParse({ ...user, roleChangedAt: new Date() }).success).toBe(true);
  });

  test("may lack fields added in later releases", () => {
    const since = new Set(["roleChangedAt", "signedOutAt", "verifiedEmail"]);
    const before = Object.entries(user).filter(([field]) => !since.has(field));
    expect(userSchema.parse(Object.fromEntries(before))).toEqual(user);
  });

  test.each([
    ["a number as written", { phone: "612 34 56 78" }],
    ["an endless e-mail address", { email: "x".repeat(255) }],
    ["text for a time", { createdAt: "2026-09-01" }],
    ["no time at all", { createdAt: new Date("never") }],
    ["a role", { role: "admin" }],
  ])("is refused with %s", (_, changes) => {
    expect(userSchema.safeParse({ ...user, ...changes }).success).toBe(false);
  });
});
