import { describe, expect, it } from "vitest";

import { parseConfiguration, partFaults, parseVariable } from "./parseConfiguration.ts";
import { neededSecrets, secretFault } from "./secrets.ts";
import { brand } from "../site/brand.ts";
import { exampleValues } from "./testing/exampleValues.ts";

describe("parseConfiguration", () => {
  it("reads a small configuration and fills in the defaults", () => {
    expect(parseConfiguration(exampleValues)).toEqual({
      faults: [],
      configuration: {
        SITE_ORIGIN: "https://www.example.com",
        SITE_ORIGINS: [],
        PREVIEW_CHANNELS: false,
        VITE_FIREBASE_CONFIG: {
          apiKey: "AIzaWebKeyForTheExampleProject000000000",
          authDomain: "www.example.com",
          projectId: "salvia-example",
          appId: "1:123:web:abc",
        },
        SERVER_API_KEY: "AIzaServerKeyForTheExampleProject000000",
        FEATURES_OFF: [],
        OIDC_PROVIDER: null,
        OIDC_LABEL: null,
        PATIENTS_SERVICE_ACCOUNT: null,
        REQUIRE_STAFF_PASSKEYS: false,
        VITE_APP_CHECK_SITE_KEY: null,
        APP_CHECK: "off",
        RATE_LIMITS: true,
        MAIL_DELIVERY: "smtp",
        MAIL_WEBHOOK: false,
        MAIL_FROM: { name: "Salvia", address: "hello@example.com" },
        TURN_URLS: ["turn:turn.example.com:3478?transport=udp", "turns:turn.example.com:443"],
        AUDIT_BUCKET: null,
        ACCOUNTS_BUCKET: null,
        STUN_URLS: [],
        ASSISTANT_ENGINE: "embedded",
        ASSISTANT_REGION: null,
        ASSISTANT_URL: null,
        ASSISTANT_MODEL: null,
        ASSISTANT_SEND_NOTES: false,
        ASSISTANT_TIME_LIMIT: 30,
        FONT: "google",
        LOST_LEAD_MONTHS: 24,
        CONTENT: null,
        MIN_INSTANCES: 0,
      },
    });
  });

  it("names every required variable that is missing", () => {
    const { configuration, faults } = parseConfiguration({});
    expect(configuration).toBeNull();
    expect(faults.map((fault) => fault.split(" ")[0])).toEqual([
      "SITE_ORIGIN",
      "VITE_FIREBASE_CONFIG",
      "SERVER_API_KEY",
      "TURN_URLS",
      "MAIL_FROM",
    ]);
  });

  it("treats a variable without text as not set", () => {
    expect(parseConfiguration({ ...exampleValues, APP_CHECK: " " }).faults).toEqual([]);
    expect(parseConfiguration({ ...exampleValues, SITE_ORIGIN: "" }).faults).toEqual([
      "SITE_ORIGIN is not set. It must be an origin such as https://www.example.com.",
    ]);
  });

  it.each([
    ["SITE_ORIGIN", "http://www.example.com"],
    ["SITE_ORIGIN", "https://www.example.com/"],
    ["SITE_ORIGIN", "https://www.example.com:443"],
    ["SITE_ORIGIN", "https://user@www.example.com"],
    ["SITE_ORIGINS", "https://example.com,example.org"],
    ["PREVIEW_CHANNELS", "*"],
    ["VITE_FIREBASE_CONFIG", "{"],
    ["VITE_FIREBASE_CONFIG", "null"],
    ["VITE_FIREBASE_CONFIG", '{"apiKey":"a","authDomain":"www.example.com","projectId":"p"}'],
    ["AUDIT_BUCKET", "gs://example-audit-log"],
    ["ACCOUNTS_BUCKET", "Example accounts"],
    ["SERVER_API_KEY", "short"],
    ["FEATURES_OFF", "google,telephone"],
    ["OIDC_PROVIDER", "staff"],
    ["REQUIRE_STAFF_PASSKEYS", "yes"],
    ["APP_CHECK", "on"],
    ["RATE_LIMITS", "false"],
    ["MAIL_DELIVERY", "post"],
    ["MAIL_FROM", "Salvia"],
    ["TURN_URLS", "turn.example.com"],
    ["TURN_URLS", "turn:user@turn.example.com"],
    ["STUN_URLS", "turn:turn.example.com"],
    ["ASSISTANT_ENGINE", "oracle"],
    ["ASSISTANT_REGION", "global"],
    ["ASSISTANT_REGION", "europe-west1.evil.example"],
    ["ASSISTANT_TIME_LIMIT", "soon"],
    ["ASSISTANT_TIME_LIMIT", "60"],
    ["FONT", "none"],
    ["CONTENT", "../content"],
    ["CONTENT", "/content"],
    ["MIN_INSTANCES", "-1"],
    ["MIN_INSTANCES", "1.5"],
  ])("rejects %s=%s in one line without the value", (name, value) => {
    const { faults } = parseConfiguration({ ...exampleValues, [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} must be `, "u"));
    // A short word may also be one of the fault's own.
    expect(value.length > 20 && faults[0]?.includes(value)).toBe(false);
  });

  it("rejects names that it does not know, and a secret with the command that stores it", () => {
    const values = {
      ...exampleValues,
      SITE_ORIGN: "x",
      WEB_API_KEY: "x",
      SMTP_URL: "smtp://a:b@c",
    };
    expect(parseConfiguration(values).faults).toEqual([
      "SITE_ORIGN is not a variable of the configuration. .env.example lists them.",
      "WEB_API_KEY is not a variable of the configuration. .env.example lists them.",
      "SMTP_URL is a secret, which may not be in a file. Run npx firebase functions:secrets:set SMTP_URL --project <project id>",
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ["authDomain must be app.example.com", { SITE_ORIGIN: "https://app.example.com" }],
    [
      "PREVIEW_CHANNELS=on contradicts",
      {
        PREVIEW_CHANNELS: "on",
        SITE_ORIGIN: brand.origin,
        VITE_FIREBASE_CONFIG: exampleValues.VITE_FIREBASE_CONFIG.replace(
          "www.example.com",
          brand.origin.slice("https://".length),
        ),
      },
    ],
    ["SERVER_API_KEY must not", { SERVER_API_KEY: "AIzaWebKeyForTheExampleProject000000000" }],
    ["APP_CHECK=enforce needs", { APP_CHECK: "enforce" }],
    ["REQUIRE_STAFF_PASSKEYS=on", { REQUIRE_STAFF_PASSKEYS: "on", FEATURES_OFF: "passkeys" }],
    ["memberArea but not visits", { FEATURES_OFF: "memberArea" }],
    ["TURN_URLS is not set", { TURN_URLS: "" }],
    ["ACCOUNTS_BUCKET must not", { AUDIT_BUCKET: "example", ACCOUNTS_BUCKET: "example" }],
    ["MAIL_FROM is not set", { MAIL_FROM: "" }],
    ["MAIL_FROM contradicts", { MAIL_DELIVERY: "extension" }],
    [
      "MAIL_WEBHOOK=on contradicts",
      { MAIL_WEBHOOK: "on", MAIL_DELIVERY: "extension", MAIL_FROM: "" },
    ],
    ["ASSISTANT_URL is not set", { ASSISTANT_ENGINE: "openai", ASSISTANT_MODEL: "m" }],
    ["ASSISTANT_URL contradicts", { ASSISTANT_URL: "https://models.example.com" }],
    ["ASSISTANT_REGION contradicts", { ASSISTANT_REGION: "europe-west4" }],
    ["ASSISTANT_MODEL is not set", { ASSISTANT_ENGINE: "gemini" }],
    ["ASSISTANT_MODEL is not set", { ASSISTANT_ENGINE: "vertex" }],
    ["ASSISTANT_MODEL contradicts", { ASSISTANT_MODEL: "m" }],
  ])("reports a contradiction once: %s", (words, change) => {
    const { faults } = parseConfiguration({ ...exampleValues, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  it.each<Record<string, string>>([
    { TURN_URLS: "", FEATURES_OFF: "visits" },
    { TURN_URLS: "none" },
    { FEATURES_OFF: "none" },
    { PREVIEW_CHANNELS: "on" },
    { FEATURES_OFF: "memberArea, visits" },
    { MAIL_DELIVERY: "extension", MAIL_FROM: "" },
    { APP_CHECK: "enforce", VITE_APP_CHECK_SITE_KEY: "6LeSiteKeyOfTheExampleProject" },
    { ASSISTANT_ENGINE: "gemini", ASSISTANT_MODEL: "m" },
    { ASSISTANT_ENGINE: "vertex", ASSISTANT_MODEL: "m" },
    { ASSISTANT_ENGINE: "vertex", ASSISTANT_MODEL: "m", ASSISTANT_REGION: "eu" },
  ])("accepts %j", (change) => {
    expect(parseConfiguration({ ...exampleValues, ...change }).faults).toEqual([]);
  });
});

describe("partFaults", () => {
  it("checks what one part reads, and ignores other names", () => {
    const { VITE_FIREBASE_CONFIG: _web, ...ofFunctions } = exampleValues;
    expect(partFaults("functions", { ...ofFunctions, K_SERVICE: "auth" })).toEqual([]);
    expect(partFaults("functions", { ...ofFunctions, TURN_URLS: "" })).toHaveLength(1);
    expect(partFaults("web", ofFunctions)).toHaveLength(1);
  });
});

describe("parseVariable", () => {
  it("returns the parsed value, or throws the fault", () => {
    expect(parseVariable("FEATURES_OFF", { FEATURES_OFF: "google, phone" })).toEqual([
      "google",
      "phone",
    ]);
    expect(parseVariable("ASSISTANT_TIME_LIMIT", {})).toBe(30);
    expect(parseVariable("OIDC_PROVIDER", {})).toBeNull();
    expect(() => parseVariable("APP_CHECK", { APP_CHECK: "yes" })).toThrow(
      'APP_CHECK must be "enforce" or "off".',
    );
  });
});

describe("secrets", () => {
  it.each<[string[], Record<string, string>]>([
    [["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET"], {}],
    [["IDENTITY_SECRET"], { MAIL_DELIVERY: "extension", MAIL_FROM: "", TURN_URLS: "none" }],
    [["IDENTITY_SECRET", "SMTP_URL", "MAIL_WEBHOOK_SECRET", "TURN_SECRET"], { MAIL_WEBHOOK: "on" }],
    [
      ["IDENTITY_SECRET", "SMTP_URL", "TURN_SECRET", "ASSISTANT_API_KEY"],
      { ASSISTANT_ENGINE: "gemini", ASSISTANT_MODEL: "m" },
    ],
  ])("needs %j", (needed, change) => {
    const { configuration } = parseConfiguration({ ...exampleValues, ...change });
    expect(configuration && neededSecrets(configuration)).toEqual(needed);
  });

  it("checks a secret's form without showing its value", () => {
    expect(secretFault("IDENTITY_SECRET", "x".repeat(32))).toBeNull();
    expect(secretFault("IDENTITY_SECRET", "short")).toBe(
      "IDENTITY_SECRET must be at least 32 characters.",
    );
    expect(secretFault("SMTP_URL", "https://smtp.example.com")).not.toContain("https:");
    expect(secretFault("TURN_SECRET", "")).toContain("functions:secrets:set TURN_SECRET");
  });
});
