import { collections } from "@salvia/domain/shared/collections";
import { leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import { doc, getDocFromServer, type DocumentReference } from "firebase/firestore";

import { readDocument } from "../../../firebase/converters.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { Session } from "../../../session/session.ts";
import type { LeadRow } from "./leadRow.ts";
import { nullIfDenied, readLeadOrNull } from "./readLeadOrNull.ts";

/** Whose lead a person is already; of a colleague's nothing more can be read. */
export type DuplicateLead = { whose: "mine" | "pool"; row: LeadRow } | { whose: "colleague" };

/**
 * The lead that holds a key. The rules let no one look up a colleague's, so the server says whose it
 * is, so many times an hour; where it may be read, its key says which one it is.
 *
 * @param exceptId the lead that is being written, which holds its own
 * @throws what `failureOf` translates, such as for a lost connection
 */
export async function findDuplicateLead(
  key: string,
  exceptId: string,
  session: Pick<Session, "ask">,
): Promise<DuplicateLead | null> {
  // Most who open the sales area type no lead in.
  const { leadEndpoints } = await import("@salvia/domain/lead/leadEndpoints");
  const [whose = null] = (await session.ask(leadEndpoints.checkLeadKeys, { rows: [[key]] })).known;
  if (whose === null) return null;
  if (whose === "colleague") return { whose };
  const held = await nullIfDenied(async () =>
    readDocument(leadKeySchema, await getDocFromServer(keyReference(key))),
  );
  // A colleague may have claimed it in between.
  const lead = held && (await readLeadOrNull(held.leadId));
  if (!held || !lead) return { whose: "colleague" };
  if (held.leadId === exceptId) return null;
  const row = { id: held.leadId, lead, pending: false };
  return { whose: lead.ownerId === null ? "pool" : "mine", row };
}

/** Where the key of a lead is stored. */
export function keyReference(key: string): DocumentReference {
  return doc(firestore(), collections.leadKeys, key);
}
