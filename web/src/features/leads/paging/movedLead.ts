import type { Lead } from "@salvia/domain/lead/lead";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { transitionChanges } from "@salvia/domain/lead/stageTransition";

import { serverNow } from "../../../lib/time/serverTime.ts";

/** A lead as a move leaves it. A later change builds on it before the database knows of the move. */
export function movedLead(lead: Lead, to: LeadStatus): Lead {
  return { ...lead, ...transitionChanges(lead, to), rev: lead.rev + 1, updatedAt: serverNow() };
}
