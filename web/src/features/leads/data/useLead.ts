import type { Lead } from "@salvia/domain/lead/lead";
import { patterns } from "@salvia/domain/shared/patterns";
import { useState } from "react";

import type { Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { leadDocument, type LeadDocument } from "./leadDocument.data.ts";
import type { LeadRow } from "../paging/leadRow.ts";

/** Why there is no lead to show, as far as the user saw it; `unknown` reveals nothing. */
type LeadGoneReason = "handedOver" | "taken" | "unknown";

export type LiveLead =
  | { status: "loading" }
  | { status: "error"; failure: Failure; retry: () => void }
  /** Nothing has loaded yet, and the server is unreachable. */
  | { status: "unreachable" }
  | { status: "gone"; reason: LeadGoneReason }
  | { status: "content"; row: LeadRow; fresh: boolean };

/** One live lead, if the signed-in user may read it. */
export function useLead(id: string): LiveLead {
  const { user } = useAuth();
  const live = useLiveQuery(`leads/one/${id}`, sourceOf(id));
  const [last, setLast] = useState<Lead | null>(null);
  const state = stateOf(live, user?.role === "sales" ? user.uid : null, last);
  if (state.status === "content" && state.row.lead !== last) setLast(state.row.lead);
  return state;
}

/** The id comes from the URL; an invalid id has no lead. */
function sourceOf(id: string): ReturnType<typeof leadDocument> {
  if (patterns.id.test(id)) return leadDocument(id);
  return (onValue) => {
    onValue({ row: null, fresh: true });
    return () => {};
  };
}

/**
 * @param salesUid the salesperson who may read only their own leads and the pool; null: may read
 *   all
 * @param last the lead as last seen
 */
function stateOf(
  live: LiveQuery<LeadDocument>,
  salesUid: string | null,
  last: Lead | null,
): LiveLead {
  if (live.status === "error") {
    const { code } = live.failure;
    const refused = code === "not-allowed" || code === "not-found";
    return refused ? { status: "gone", reason: reasonOf(last) } : live;
  }
  if (live.status !== "content") return { status: "loading" };
  const { row, fresh } = live.value;
  if (row === null)
    return fresh ? { status: "gone", reason: "unknown" } : { status: "unreachable" };
  const { ownerId } = row.lead;
  // The user may no longer read this lead. The refusal arrives a moment later than the change.
  if (salesUid !== null && ownerId !== null && ownerId !== salesUid) {
    return { status: "gone", reason: reasonOf(last) };
  }
  return { status: "content", row, fresh };
}

function reasonOf(last: Lead | null): LeadGoneReason {
  if (last === null) return "unknown";
  return last.ownerId === null ? "taken" : "handedOver";
}
