import { describe, expect, it } from "vitest";

import { featuresOff, parseFeaturesOff, switchEndpoints, switchesSchema } from "./switches.ts";

describe("FEATURES_OFF", () => {
  it("turns nothing off without a value", () => {
    expect(parseFeaturesOff(undefined)).toEqual([]);
    expect(parseFeaturesOff("")).toEqual([]);
    expect(parseFeaturesOff("none")).toEqual([]);
  });

  it("accepts features separated by commas, with spaces and a comma at the end", () => {
    expect(parseFeaturesOff("google, visits,")).toEqual(["google", "visits"]);
  });

  it.each(["Google", "visit", "password", "google;visits", "none,visits"])("rejects %s", (text) => {
    expect(() => parseFeaturesOff(text)).toThrow("FEATURES_OFF");
  });
});

it("names each feature once that any list turns off", () => {
  expect(featuresOff(["visits", "google"], [], ["google", "phone"])).toEqual([
    "google",
    "phone",
    "visits",
  ]);
});

it("rejects a stored switch of an unknown feature", () => {
  expect(switchesSchema.safeParse({ off: ["sales"], builtOff: [] }).success).toBe(false);
});

it("lets no order turn off the password", () => {
  const order = { feature: "password", off: true };
  expect(switchEndpoints.changeSwitch.input.safeParse(order).success).toBe(false);
});
