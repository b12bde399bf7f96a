import { collections } from "@salvia/domain/shared/collections";
import { leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import { doc, getDocFromServer, type DocumentReference } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { Session } from "../../../session/session.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { nullIfDenied, readLeadOrNull } from "./readLeadOrNull.ts";

/** Who already has the person as a lead; a colleague's lead itself cannot be read. */
export type DuplicateLead = { whose: "mine" | "pool"; row: LeadRow } | { whose: "colleague" };

/**
 * Finds the lead that owns a unique key. The rules hide the leads of colleagues, so the server says
 * who owns it, with an hourly limit; if the lead is readable, the key document gives its id.
 *
 * @param exceptId the lead being edited, whose own keys do not count
 * @throws errors that `failureOf` translates, such as a lost connection
 */
export async function findDuplicateLead(
  key: string,
  exceptId: string,
  session: Pick<Session, "ask">,
): Promise<DuplicateLead | null> {
  // Loaded on demand: most users of the sales area do not enter leads.
  const { leadEndpoints } = await import("@salvia/domain/lead/leadEndpoints");
  const [whose = null] = (await session.ask(leadEndpoints.checkLeadKeys, { rows: [[key]] })).known;
  if (whose === null) return null;
  if (whose === "colleague") return { whose };
  const keyOwner = await nullIfDenied(async () =>
    readDocument(leadKeySchema, await getDocFromServer(keyReference(key))),
  );
  // A colleague may have claimed it in the meantime.
  const lead = keyOwner && (await readLeadOrNull(keyOwner.leadId));
  if (!keyOwner || !lead) return { whose: "colleague" };
  if (keyOwner.leadId === exceptId) return null;
  const row = { id: keyOwner.leadId, lead, pending: false };
  return { whose: lead.ownerId === null ? "pool" : "mine", row };
}

export function keyReference(key: string): DocumentReference {
  return doc(firestore(), collections.leadKeys, key);
}
