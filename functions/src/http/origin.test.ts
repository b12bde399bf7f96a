import { describe, expect, it } from "vitest";

import { siteOrigins } from "./origin.ts";

describe("in the cloud", () => {
  const isOurs = siteOrigins({
    GCLOUD_PROJECT: "salvia-prod",
    SITE_ORIGIN: "https://www.salvia.example",
    SITE_ORIGINS: "https://salvia.example, https://preview.salvia.example",
  });

  it.each([
    "https://salvia-prod.web.app",
    "https://salvia-prod.firebaseapp.com",
    "https://www.salvia.example",
    "https://salvia.example",
    "https://preview.salvia.example",
  ])("accepts %s as ours", (origin) => {
    expect(isOurs(origin)).toBe(true);
  });

  it.each([
    "http://salvia.example",
    "https://salvia.example:444",
    "https://salvia.example.evil.example",
    "https://evil-salvia.example",
    "https://salvia-prod--evil.web.app",
    "http://localhost:5000",
    "null",
    "",
  ])("rejects %j as foreign", (origin) => {
    expect(isOurs(origin)).toBe(false);
  });

  it.each(["www.salvia.example", "https://salvia.example/", "https://a.example/path", "*"])(
    "fails to start with %j in its configuration",
    (entry) => {
      const env = { SITE_ORIGIN: "https://www.salvia.example", SITE_ORIGINS: entry };
      expect(() => siteOrigins(env)).toThrow("SITE_ORIGINS must be");
    },
  );
});

describe("in the emulator", () => {
  const isOurs = siteOrigins({ GCLOUD_PROJECT: "demo-salvia", FUNCTIONS_EMULATOR: "true" });

  it.each(["http://localhost:5000", "http://localhost:6200", "http://localhost"])(
    "accepts %s as ours",
    (origin) => {
      expect(isOurs(origin)).toBe(true);
    },
  );

  it.each([
    "https://evil.example",
    "http://localhost.evil.example:5000",
    "http://localhost:5000.evil.example",
    "null",
  ])("rejects %s as foreign", (origin) => {
    expect(isOurs(origin)).toBe(false);
  });
});
