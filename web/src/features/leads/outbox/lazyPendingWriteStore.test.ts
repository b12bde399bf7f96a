import { expect, test, vi } from "vitest";

import { lateLeadLedger } from "./lazyPendingWriteStore.ts";
import { openLeadLedger } from "./pendingWriteStore.ts";
import type { LedgerEntry } from "./pendingWriteStore.ts";

vi.mock("./pendingWriteStore.ts", () => ({ openLeadLedger: vi.fn() }));

const write = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" } as const;
const entry: LedgerEntry = { id: "1", at: new Date(0), write };
const listener = { onOthers: () => {}, onLeft: () => {} };

test("what is asked of it before its script has come is done in that order, for its user", async () => {
  const done: string[] = [];
  vi.mocked(openLeadLedger).mockImplementation((uid) => ({
    put: async ({ id }) => void done.push(`${uid} puts ${id}`),
    remove: async (ids) => void done.push(`${uid} removes ${ids.join()}`),
    follow: () => {
      done.push("follows");
      return () => done.push("ends");
    },
  }));
  const ledger = lateLeadLedger("ana");
  const end = ledger.follow(listener);
  const put = ledger.put(entry);
  end();
  await Promise.all([put, ledger.remove(["1"])]);
  await vi.waitFor(() => expect(done).toContain("ends"));
  expect(done.filter((each) => each !== "ends")).toEqual([
    "follows",
    "ana puts 1",
    "ana removes 1",
  ]);
});

test("where it cannot be opened a write is not taken for kept", async () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(openLeadLedger).mockImplementation(() => {
    throw new Error("no database");
  });
  const ledger = lateLeadLedger("ana");
  ledger.follow(listener)();
  await expect(ledger.put(entry)).rejects.toThrow("no database");
  expect(complain).toHaveBeenCalledWith("lead-ledger-unavailable", expect.any(Error));
});
