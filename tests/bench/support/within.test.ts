import { expect, test } from "vitest";

import { within } from "./within.ts";

test("passes on a result or failure that arrives in time", async () => {
  expect(await within(10, "frame", Promise.resolve("a frame"))).toBe("a frame");
  const failing = within(10, "frame", Promise.reject(new Error("no camera")));
  await expect(failing).rejects.toThrow("no camera");
});

test("names what never arrives", async () => {
  const never = new Promise(() => {});
  await expect(within(0.01, "frame of the patient", never)).rejects.toThrow(
    "In 0.01 s there came no frame of the patient.",
  );
});
