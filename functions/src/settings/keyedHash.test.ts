import { expect, it } from "vitest";

import { keyedHash } from "./keyedHash.ts";

const env = { IDENTITY_SECRET: "a".repeat(32) };

it("reveals nothing about the value, not even its length", () => {
  for (const value of ["", "ines@example.com", "x".repeat(1000)]) {
    expect(keyedHash("address", value, env)).toMatch(/^[\w-]{43}$/);
  }
});

it("gives a stable hash that differs for each value, purpose and secret", () => {
  const all = [
    keyedHash("address", "ines", env),
    keyedHash("address", "paulo", env),
    keyedHash("person", "ines", env),
    keyedHash("addressi", "nes", env),
    keyedHash("address", "ines", { IDENTITY_SECRET: "b".repeat(32) }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(keyedHash("address", "ines", env)).toBe(all[0]);
});

it.each([{}, { IDENTITY_SECRET: "" }, { IDENTITY_SECRET: "short" }])(
  "rejects the secret %j except in the emulators",
  (poor) => {
    expect(() => keyedHash("address", "ines", poor)).toThrow("IDENTITY_SECRET");
    expect(keyedHash("address", "ines", { ...poor, FUNCTIONS_EMULATOR: "true" })).toHaveLength(43);
  },
);
