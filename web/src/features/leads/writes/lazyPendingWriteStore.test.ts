import { expect, test, vi } from "vitest";

import { lazyPendingWriteStore } from "./lazyPendingWriteStore.ts";
import { openPendingWriteStore } from "./pendingWriteStore.ts";
import type { PendingWrite } from "./pendingWriteStore.ts";

vi.mock("./pendingWriteStore.ts", () => ({ openPendingWriteStore: vi.fn() }));

const write = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" } as const;
const entry: PendingWrite = { id: "1", at: new Date(0), write };
const listener = { onOthers: () => {}, onLeft: () => {} };

test("runs calls made before the script has loaded, in order and for the right user", async () => {
  const done: string[] = [];
  vi.mocked(openPendingWriteStore).mockImplementation((uid) => ({
    put: async ({ id }) => void done.push(`${uid} puts ${id}`),
    remove: async (ids) => void done.push(`${uid} removes ${ids.join()}`),
    follow: () => {
      done.push("follows");
      return () => done.push("ends");
    },
  }));
  const store = lazyPendingWriteStore("ana");
  const end = store.follow(listener);
  const put = store.put(entry);
  end();
  await Promise.all([put, store.remove(["1"])]);
  await vi.waitFor(() => expect(done).toContain("ends"));
  expect(done.filter((each) => each !== "ends")).toEqual([
    "follows",
    "ana puts 1",
    "ana removes 1",
  ]);
});

test("does not treat a write as kept when the store cannot be opened", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(openPendingWriteStore).mockImplementation(() => {
    throw new Error("no database");
  });
  const store = lazyPendingWriteStore("ana");
  store.follow(listener)();
  await expect(store.put(entry)).rejects.toThrow("no database");
  expect(complain).toHaveBeenCalledWith("pending-writes-unavailable", expect.any(Error));
});
