import { vi } from "vitest";

import type { LeadEditor } from "../outbox/useLeadEditor.ts";

/** For tests: a lead editor that does nothing, with the given outbox. */
export function fakeLeadEditor(outbox: LeadEditor["outbox"] = { own: [], others: [] }): LeadEditor {
  return {
    create: vi.fn<LeadEditor["create"]>(),
    edit: vi.fn<LeadEditor["edit"]>(),
    fixRefused: vi.fn<LeadEditor["fixRefused"]>(),
    enqueue: vi.fn<LeadEditor["enqueue"]>(),
    retry: vi.fn<LeadEditor["retry"]>(),
    discard: vi.fn<LeadEditor["discard"]>(),
    discardAll: vi.fn<LeadEditor["discardAll"]>(),
    outbox,
  };
}
