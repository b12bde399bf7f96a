import { expect, test } from "vitest";

import { slotId } from "./slot.ts";

test("makes a slot's id from its clinician and start", () => {
  expect(slotId("carla", new Date("1970-01-02T00:30:00Z"))).toBe("carla_1470");
});
