import { expect, it } from "vitest";

import { featuresOff, switchEndpoints, switchesSchema } from "./switches.ts";

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
