import { collections } from "@salvia/domain/shared/collections";
import { viewersSchema } from "@salvia/domain/shared/viewers";
import { deleteField, doc, serverTimestamp, setDoc } from "firebase/firestore";

import { firestore } from "../../../firebase/firestore.ts";
import { liveDocument } from "../../../firebase/liveQuery/liveDocument.ts";

/** Who has a lead open, live; null if no one has for days. */
export const viewersOfLead = liveDocument(viewersSchema, pathOf);

/** Says that the user has a lead open, or no longer has. */
export async function sayOpen(leadId: string, uid: string, isOpen: boolean): Promise<void> {
  await setDoc(
    doc(firestore(), pathOf(leadId)),
    {
      viewers: { [uid]: isOpen ? serverTimestamp() : deleteField() },
      expireAt: new Date(Date.now() + lifetime),
    },
    { merge: true },
  );
}

/** A day; the rules allow two, for wrong clocks. */
const lifetime = 24 * 60 * 60 * 1000;

function pathOf(leadId: string): string {
  return `${collections.leadViewers}/${leadId}`;
}
