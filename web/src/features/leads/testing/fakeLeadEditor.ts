import { vi } from "vitest";

import type { LeadDeskContext } from "../outbox/useLeadEditor.ts";

/** For tests: a desk that does nothing, and nothing waits at it but what the test says. */
export function fakeDesk(
  outbox: LeadDeskContext["outbox"] = { own: [], others: [] },
): LeadDeskContext {
  return {
    create: vi.fn<LeadDeskContext["create"]>(),
    edit: vi.fn<LeadDeskContext["edit"]>(),
    tell: vi.fn<LeadDeskContext["tell"]>(),
    mend: vi.fn<LeadDeskContext["mend"]>(),
    send: vi.fn<LeadDeskContext["send"]>(),
    again: vi.fn<LeadDeskContext["again"]>(),
    discard: vi.fn<LeadDeskContext["discard"]>(),
    giveUp: vi.fn<LeadDeskContext["giveUp"]>(),
    outbox,
  };
}
