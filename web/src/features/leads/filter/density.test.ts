import { expect, test, vi } from "vitest";

import { densityInUrl, rememberDensity, rememberedDensity } from "./density.ts";

test.each([
  ["density=compact", "compact"],
  ["plan=basic&density=comfortable", "comfortable"],
  ["density=tiny", null],
  ["", null],
])("reads the density of ?%s as %s", (query, density) => {
  expect(densityInUrl(new URLSearchParams(query))).toBe(density);
});

test("remembers the density on the device, comfortable at first", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(rememberedDensity()).toBe("comfortable");
  rememberDensity("compact");
  expect(rememberedDensity()).toBe("compact");
  rememberDensity("comfortable");
  expect(rememberedDensity()).toBe("comfortable");
});

test("stays comfortable where storage is disabled", () => {
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: fail, setItem: fail, removeItem: fail });
  rememberDensity("compact");
  expect(rememberedDensity()).toBe("comfortable");
});
