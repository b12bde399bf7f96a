import { expect, it, vi } from "vitest";

import { runAll } from "./runAll.ts";

it("does every part although the second one fails, and again until none fails", async () => {
  const [first, third] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const second = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new Error("busy"))
    .mockRejectedValueOnce(new Error("busy"));
  const run = () => runAll([first, second, third]);
  await expect(run()).rejects.toThrow("busy");
  await expect(run()).rejects.toThrow("busy");
  await run();
  expect([first, second, third].map((part) => part.mock.calls.length)).toEqual([3, 3, 3]);
});

it("reports every error of parts that failed", async () => {
  const failing = (message: string) => async () => {
    throw new Error(message);
  };
  await expect(runAll([failing("one"), failing("two")])).rejects.toMatchObject({
    errors: [new Error("one"), new Error("two")],
  });
});
