import { expect, test, vi } from "vitest";

import { cachedNames } from "./cachedNames.ts";

test("looks up a name once and reports it to all who wait for it", async () => {
  const lookUp = vi.fn(async (uid: string) => (uid === "gone" ? null : `Name of ${uid}`));
  const names = cachedNames(lookUp);
  const heard = vi.fn();
  names.subscribe(heard);
  names.ask("ana");
  names.ask("ana");
  expect(names.get("ana")).toBeUndefined();
  await vi.waitFor(() => expect(names.get("ana")).toBe("Name of ana"));
  names.ask("ana");
  names.ask("gone");
  await vi.waitFor(() => expect(names.get("gone")).toBeNull());
  expect(lookUp.mock.calls).toEqual([["ana"], ["gone"]]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("retries a failed lookup", async () => {
  const lookUp = vi.fn<(uid: string) => Promise<string>>();
  lookUp.mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce("Ana");
  const names = cachedNames(lookUp);
  names.ask("ana");
  await vi.waitFor(() => {
    names.ask("ana");
    expect(names.get("ana")).toBe("Ana");
  });
});
