import { expect, it } from "vitest";

import { siteAddress } from "./siteAddress.ts";

it("uses the configured address", () => {
  expect(siteAddress({ SITE_ORIGIN: "https://www.example.com" })).toEqual({
    origin: "https://www.example.com",
    rpId: "www.example.com",
  });
});

it("uses localhost in the emulators, because WebAuthn accepts no IP address", () => {
  const env = { FUNCTIONS_EMULATOR: "true", SITE_ORIGIN: "https://www.example.com" };
  expect(siteAddress(env)).toEqual({ origin: "http://localhost:5000", rpId: "localhost" });
  const elsewhere = { ...env, SALVIA_HOSTING_URL: "http://localhost:6200" };
  expect(siteAddress(elsewhere)).toEqual({ origin: "http://localhost:6200", rpId: "localhost" });
});

it.each([
  "",
  "www.example.com",
  "http://www.example.com",
  "https://www.example.com/es",
  "https://",
])("rejects %s", (origin) => {
  expect(() => siteAddress({ SITE_ORIGIN: origin })).toThrow("SITE_ORIGIN");
});
