import { describe, expect, it } from "vitest";

import { isWeakPassword, refuseWeakPassword } from "./weakPassword.ts";

const ana = ["ana.ruiz@example.com", "Ana Ruiz Peña", "anita", null, undefined];

describe("a rejected new password", () => {
  it.each([
    ["as a common one", "password"],
    ["as a common one in capitals", "PASSWORD"],
    ["as a common one with a year behind it", "Sunshine2026!"],
    ["as a common one in Spanish", "contraseña1234"],
    ["as a row of digits", "1234567890"],
    ["as two characters that repeat", "abababababab"],
    ["as the name of the product", "Salvia-2026"],
    ["as the address of its owner", "ana.ruiz@example.com"],
    ["as the name of its owner with a year", "anaruizpeña2026"],
    ["as the username of its owner", "anita!2026"],
    ["in full-width letters", "ｐａｓｓｗｏｒｄ"],
  ])("%s", async (_why, password) => {
    await expect(refuseWeakPassword(password, ana)).rejects.toMatchObject({
      code: "weak-password",
    });
  });
});

describe("an accepted new password", () => {
  it.each([
    ["as a few words", "la vaca lee de noche"],
    ["with a name among other words", "Ana drinks green tea at nine"],
    ["with eight random characters", "k7#mWq2x"],
    ["in another script", "пять синих слонов"],
  ])("%s", async (_why, password) => {
    await expect(refuseWeakPassword(password, ana)).resolves.toBeUndefined();
  });
});

it("removes known words before it looks for a common password", () => {
  expect(isWeakPassword("anasunshine99", ["Ana"], new Set(["sunshine"]))).toBe(true);
  expect(isWeakPassword("anasunshine99", ["Bea"], new Set(["sunshine"]))).toBe(false);
});
