import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { MergeOrder } from "@salvia/domain/lead/leadMerge";

import type { Session } from "../../session/session.ts";

type Caller = Pick<Session, "ask">;

/** Merges two leads; repeats the call until all activities of the other lead have moved. */
export async function mergeLeads(session: Caller, request: MergeOrder): Promise<void> {
  const { finished } = await session.ask(leadEndpoints.mergeLeads, request);
  if (!finished) await mergeLeads(session, request);
}

/** Undoes a merge; repeats the call until it has finished. */
export async function undoMerge(session: Caller, mergeId: string): Promise<void> {
  const { finished } = await session.ask(leadEndpoints.undoMerge, { mergeId });
  if (!finished) await undoMerge(session, mergeId);
}
