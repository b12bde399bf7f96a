import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { change } from "../testing/fakeLeadWrites.ts";
import type { LeadWrite } from "./leadWrite.ts";
import { appliedEntries } from "./appliedEntries.ts";

const move = (rev: number, to: "remoteSales" | "quoted", leadId = "a"): LeadWrite => ({
  kind: "move",
  leadId,
  base: lead({ rev }),
  to,
});
const note: LeadWrite = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" };

test("treats earlier writes as applied when a later write builds on them", async () => {
  const writes = [change("a"), move(4, "remoteSales"), move(5, "quoted")];
  const isApplied = vi.fn(async (write: LeadWrite) => write === writes[2]);
  expect(await appliedEntries(writes, isApplied)).toEqual([true, true, true]);
  expect(isApplied).toHaveBeenCalledOnce();
});

test("ignores writes to other leads, later writes and notes", async () => {
  const writes = [move(3, "quoted", "b"), note, move(4, "remoteSales"), move(5, "quoted")];
  const isApplied = async (write: LeadWrite) => write === writes[2];
  expect(await appliedEntries(writes, isApplied)).toEqual([false, false, true, false]);
});
