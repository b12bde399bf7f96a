import type { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { poolIndex } from "@salvia/domain/lead/finding/leadIndex";
import { getFirestore, type DocumentSnapshot } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { hashOf } from "../platform/hashOf.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { leadIndex } from "../searchIndexes/leadIndex.ts";
import { indexAtOnce } from "../searchIndexes/searchIndex.ts";
import { stored } from "../platform/stored.ts";
import { nextRevision } from "./handOver.ts";
import { receiverOf } from "../caller/receiverOf.ts";

/**
 * Assigns leads to a salesperson or back to the pool, in one transaction with the audit log entry;
 * a repeated call is answered from that entry. Skips leads that are gone or already assigned that
 * way.
 *
 * Refuses with not-found if the receiver cannot take leads.
 */
export const assignLeads: SignedInHandler<typeof workEndpoints.assignLeads> = async (
  { id, leadIds, to },
  call,
) => {
  const by = call.person.uid;
  await countRequest("leadAssignment", call, by);
  if ((await receiverOf(to)) !== "leads") throw new Refusal("not-found");
  const firestore = getFirestore(adminApp);
  const entryId = `assigned-${hashOf([id, leadIds, to, by])}`;
  const log = firestore.collection(collections.auditLog).doc(entryId);
  const leads = [...new Set(leadIds)].map((each) =>
    firestore.collection(collections.leads).doc(each),
  );
  const { count, moved } = await firestore.runTransaction(async (transaction) => {
    const [entry, ...found] = await transaction.getAll(log, ...leads);
    const kept = entry && stored(auditEntrySchema, entry);
    if (kept?.action === "leadsAssigned") return { count: kept.count, moved: noMoves };
    const others = found.filter((lead) => lead.exists && lead.get("ownerId") !== to);
    if (others.length === 0) return { count: 0, moved: noMoves };
    const change = { ownerId: to, ...nextRevision() };
    for (const { ref } of others) transaction.update(ref, change);
    const written = { action: "leadsAssigned", uid: to ?? by, to, by, at: call.now } as const;
    transaction.create(log, auditEntrySchema.parse({ ...written, count: others.length }));
    return { count: others.length, moved: movesOf(others, to) };
  });
  await indexAtOnce(firestore, leadIndex, moved);
  return { output: { assigned: count } };
};

/** The ids of leads by the indexes that they leave or join. */
type Moves = ReadonlyMap<string, readonly string[]>;

const noMoves: Moves = new Map();

function movesOf(leads: readonly DocumentSnapshot[], to: string | null): Moves {
  const moves = new Map([[to ?? poolIndex, leads.map(({ id }) => id)]]);
  for (const lead of leads) {
    const ownerId: unknown = lead.get("ownerId");
    const from = typeof ownerId === "string" ? ownerId : poolIndex;
    moves.set(from, [...(moves.get(from) ?? []), lead.id]);
  }
  return moves;
}
