import { collections } from "@salvia/domain/shared/collections";
import { importOf, leadImportSchema } from "@salvia/domain/lead/leadImport";
import { getFirestore, type DocumentSnapshot } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";
import { isAsOld } from "./importRun.ts";

/**
 * Whether an import has counted a new lead in its own transaction, or an undo has counted a removed
 * one. Reads one document, or none if the ID is not from an import.
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
  // A client can choose an ID of this shape. Only a lead from the import was created together with
  // its chunk.
  if (kept === null || !isAsOld(lead, snapshot)) return false;
  return what === "created"
    ? kept.outcomes[named.row] === "created"
    : kept.removed?.includes(named.row) === true;
}
