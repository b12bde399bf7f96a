import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { MergeOrder } from "@salvia/domain/lead/leadMerge";

import type { Session } from "../../session/session.ts";

type Caller = Pick<Session, "ask">;

/** Makes one lead of two; called until all that happened with the other has moved. */
export async function mergeLeads(session: Caller, order: MergeOrder): Promise<void> {
  const { finished } = await session.ask(leadEndpoints.mergeLeads, order);
  if (!finished) await mergeLeads(session, order);
}

/** Makes two leads of one again, likewise. */
export async function undoMerge(session: Caller, mergeId: string): Promise<void> {
  const { finished } = await session.ask(leadEndpoints.undoMerge, { mergeId });
  if (!finished) await undoMerge(session, mergeId);
}
