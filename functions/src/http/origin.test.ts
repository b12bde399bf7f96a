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

describe("with preview channels", () => {
  const env = {
    GCLOUD_PROJECT: "salvia-staging",
    SITE_ORIGIN: "https://staging.salvia.example",
    PREVIEW_CHANNELS: "on",
  };
  const preview = "https://salvia-staging--new-home-1a2b3c4d.web.app";
  const isOurs = siteOrigins(env);

  it.each([
    preview,
    "https://salvia-staging--x-0.web.app",
    "https://salvia-staging--pr12--fix-1a2b3c4d.web.app",
    `https://salvia-staging--${"a".repeat(38)}-1a2b3c4d.web.app`,
    "https://salvia-staging.web.app",
    "https://staging.salvia.example",
  ])("accepts %s as ours", (origin) => {
    expect(isOurs(origin)).toBe(true);
  });

  it.each([
    "https://salvia-staging--evil.web.app",
    "https://salvia-staging-evil-1a2b3c4d.web.app",
    "https://salvia-staging---1a2b3c4d.web.app",
    "https://salvia-staging2--new-home-1a2b3c4d.web.app",
    "https://evil-salvia-staging--new-home-1a2b3c4d.web.app",
    "https://evil--salvia-staging--new-home-1a2b3c4d.web.app",
    "https://salvia--staging--new-home-1a2b3c4d.web.app",
    "https://salvia-staging--new-home-1a2b3c4d.firebaseapp.com",
    "https://salvia-staging--new-home-1a2b3c4d.web.app.evil.example",
    "https://salvia-staging--new-home-1a2b3c4d.evil.web.app",
    "https://salvia-staging--new-home-1a2b3c4d.web.app:444",
    "https://salvia-staging--new.home-1a2b3c4d.web.app",
    "https://salvia-staging--new_home-1a2b3c4d.web.app",
    "https://salvia-staging--new-home-.web.app",
    "https://salvia-staging--évil-1a2b3c4d.web.app",
    `https://salvia-staging--${"a".repeat(39)}-1a2b3c4d.web.app`,
    "http://salvia-staging--new-home-1a2b3c4d.web.app",
    "https://user@salvia-staging--new-home-1a2b3c4d.web.app",
    "https://salvia-staging--new-home-1a2b3c4d.web.app/",
    "https://salvia-staging--new-home-1a2b3c4d.web.app\nhttps://evil.example",
    "https://salvia-staging--new-home-1a2b3c4d.web.app\n",
    "https://SALVIA-STAGING--new-home-1a2b3c4d.web.app",
    "https://new-home-1a2b3c4d--salvia-staging.web.app",
  ])("rejects %j as foreign", (origin) => {
    expect(isOurs(origin)).toBe(false);
  });

  it("takes no name in the configuration as a pattern", () => {
    const dotted = siteOrigins({ ...env, GCLOUD_PROJECT: "s.lvia" });
    expect(dotted("https://salvia--new-home-1a2b3c4d.web.app")).toBe(false);
  });

  it("rejects all of them by default, but for those that the operator names", () => {
    const other = "https://salvia-staging--other-1a2b3c4d.web.app";
    const named = siteOrigins({ ...env, PREVIEW_CHANNELS: "", SITE_ORIGINS: other });
    expect([named(preview), named(other)]).toEqual([false, true]);
  });
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
