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
  expect(siteAddress(env).rpId).toBe("localhost");
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
