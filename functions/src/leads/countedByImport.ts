import { collections } from "@salvia/domain/shared/collections";
import { importOf, leadImportSchema } from "@salvia/domain/lead/leadImport";
import { getFirestore, type DocumentSnapshot } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";
import { isAsOld } from "./importRun.ts";

/**
 * Whether an import has counted a new lead, in the transaction that made it, or its undo one that is
 * gone. Asks for one document, and for none where the id is not an import's.
 *
 * @param lead as it was created, or as it was when it was deleted
 */
export async function countedByImport(
  lead: DocumentSnapshot,
  what: "created" | "removed",
): Promise<boolean> {
  const named = importOf(lead.id);
  if (named === null) return false;
  const chunks = getFirestore(adminApp).collection(collections.leadImports);
  const snapshot = await chunks.doc(named.chunk).get();
  const kept = stored(leadImportSchema, snapshot);
  // An id of that shape may be anybody's choice. Only what the import made is as old as its chunk.
  if (kept === null || !isAsOld(lead, snapshot)) return false;
  return what === "created"
    ? kept.outcomes[named.row] === "created"
    : kept.removed?.includes(named.row) === true;
}
