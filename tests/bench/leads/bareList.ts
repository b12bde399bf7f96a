/**
 * A minimal live list of leads, as a page of its own: the SDK's listener to what the portal shows
 * first, and handwritten rows. `bench:leads` compares the portal with it and uses it to write.
 */
import {
  doc,
  increment,
  onSnapshot,
  serverTimestamp,
  updateDoc,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { bareClient, type BareAccess } from "./bareClient.ts";

declare global {
  interface Window {
    /** Signs in and shows the live list. */
    openBareList: (access: BareAccess) => Promise<BareList>;
  }
}

/** The manual actions of a bare list. */
type BareList = {
  /** Changes a lead's plan and returns the time of the change, by this document's clock. */
  changePlan: (id: string, plan: string) => number;
};

window.openBareList = async (access) => {
  const { firestore, newest } = await bareClient(access, "bare");
  onSnapshot(newest, ({ docs }) => document.body.replaceChildren(...docs.map(rowOf)));
  return {
    changePlan(id, plan) {
      const begun = performance.now();
      const change = { plan, rev: increment(1), updatedAt: serverTimestamp() };
      void updateDoc(doc(firestore, `leads/${id}`), change);
      return begun;
    },
  };
};

function rowOf(lead: QueryDocumentSnapshot): HTMLElement {
  const row = document.createElement("p");
  row.dataset["row"] = lead.id;
  row.textContent = ["firstName", "lastName", "email", "plan", "status"]
    .map((field) => String(lead.get(field)))
    .join(" ");
  return row;
}
