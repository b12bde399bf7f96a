import { newPasswordSchema } from "@salvia/domain/account/accountEndpoints";
import { expect, test } from "vitest";

import { passwordLength, passwordStrength } from "./passwordStrength.ts";

const known = ["beatriz.nogueira@example.com", "Beatriz Nogueira"];

test.each([
  ["", "short"],
  ["k7#Qz!m", "short"],
  ["aaaaaaaaaaaa", "weak"],
  ["12345678", "weak"],
  ["87654321", "weak"],
  ["0203198420", "weak"],
  ["abcdefghij", "weak"],
  ["password2026", "weak"],
  ["Contraseña1", "weak"],
  ["beatriz1984", "weak"],
  ["NOGUEIRA nogueira", "weak"],
  ["abababababab", "weak"],
  ["k7#Qz!mP", "fair"],
  ["lamp river", "fair"],
  ["correct horse battery", "strong"],
  ["la vaca lee de noche", "strong"],
])("rates %s as %s", (password, strength) => {
  expect(passwordStrength(password, known)).toBe(strength);
});

test("ignores facts about a different user", () => {
  expect(passwordStrength("beatriz.nogueira", [])).toBe("strong");
  expect(passwordStrength("beatriz.nogueira", known)).toBe("weak");
});

test("matches the server's length limits", () => {
  const taken = (length: number) => newPasswordSchema.safeParse("x".repeat(length)).success;
  const { least, most } = passwordLength;
  expect([least - 1, least, most, most + 1].map(taken)).toEqual([false, true, true, false]);
});
