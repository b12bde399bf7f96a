import { userSchema } from "@salvia/domain/account/user";
import { describe, expect, it } from "vitest";

import { newUser, preferredLanguage } from "./newUser.ts";

const now = new Date("2026-11-21T10:00:00Z");
const ines = {
  name: "Inés Carvajal",
  email: "ines@example.com",
  emailVerified: false,
  phone: undefined,
};

describe("a first sign-in", () => {
  it("takes the name and address from the provider, the language from the browser", () => {
    const user = newUser(ines, "es-MX,es;q=0.9,en;q=0.5", now);
    expect(userSchema.parse(user)).toEqual(user);
    expect(user).toMatchObject({
      displayName: "Inés Carvajal",
      email: "ines@example.com",
      phone: null,
      language: "es",
      createdAt: now,
    });
  });

  it.each([undefined, "", "   ", "x".repeat(121), "Inés\u202eCarvajal"])(
    "replaces the name %j without revealing the email address",
    (name) => {
      const user = newUser({ ...ines, name }, "pt", now);
      expect(userSchema.parse(user).displayName).toBe("Conta nova");
    },
  );

  it("records an address as verified only if it is", () => {
    expect(newUser(ines, "pt", now).verifiedEmail).toBeNull();
    const verified = { ...ines, emailVerified: true };
    expect(newUser(verified, "pt", now).verifiedEmail).toBe("ines@example.com");
  });

  it("trims and collapses spaces in a name", () => {
    expect(newUser({ ...ines, name: " Inés \n Carvajal " }, "pt", now).displayName).toBe(
      "Inés Carvajal",
    );
  });

  it("accepts a sign-in by phone", () => {
    const phone = "+34612345678";
    const user = newUser(
      { name: undefined, email: undefined, emailVerified: false, phone },
      "fr",
      now,
    );
    expect(userSchema.parse(user)).toMatchObject({ email: null, phone: "+34612345678" });
  });
});

it.each([
  ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
  ["de-DE,de;q=0.9,fr;q=0.4,es;q=0.7", "es"],
  ["en;q=0.1, fr", "fr"],
  ["fr;q=0, en;q=0.5", "en"],
  ["de", "en"],
  ["*", "en"],
  ["es;q=much;;,,", "es"],
  ["", "en"],
  [undefined, "en"],
])("for Accept-Language %j, picks %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
