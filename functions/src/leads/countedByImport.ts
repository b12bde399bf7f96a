import { collections } from "@salvia/domain/collections";
import { importOf, leadImportSchema } from "@salvia/domain/leadImport";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import { stored } from "../stored.ts";

/**
 * Whether a new lead came with an import, which has counted it in the transaction that made it. Asks
 * for one document, and for none where the id is not an import's.
 */
export async function countedByImport(leadId: string): Promise<boolean> {
  const named = importOf(leadId);
  if (named === null) return false;
  const chunks = getFirestore(adminApp).collection(collections.leadImports);
  const kept = stored(leadImportSchema, await chunks.doc(named.chunk).get());
  // An id of that shape may be anybody's choice.
  return kept?.outcomes[named.row] === "created";
}
