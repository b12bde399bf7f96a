/**
 * A minimal board of leads, as a page of its own: for each column the SDK's listener and handwritten
 * cards, which the browser's own drag and drop moves. `bench:leads` compares the portal with it.
 */
import {
  collection,
  doc,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

import { bareClient, type BareAccess } from "./bareClient.ts";

declare global {
  interface Window {
    /** Signs in and shows the live columns, each with as many cards as the portal's. */
    openBareBoard: (access: BareAccess, columns: readonly BareColumn[]) => Promise<void>;
  }
}

/** A status with its step. */
export type BareColumn = { status: string; step: number };

window.openBareBoard = async (access, columns) => {
  const { firestore, uid } = await bareClient(access, "bare");
  const leads = collection(firestore, "leads");
  document.body.style.cssText = "display: flex; gap: 12px; height: 90vh; font: 14px sans-serif";
  for (const { status, step } of columns) {
    const column = document.body.appendChild(document.createElement("section"));
    column.dataset["column"] = status;
    column.style.cssText = "flex: 1; overflow-y: auto";
    column.addEventListener("dragover", (event) => event.preventDefault());
    column.addEventListener("drop", (event) => {
      event.preventDefault();
      const id = event.dataTransfer?.getData("text/plain") ?? "";
      const change = { status, step, rev: increment(1), updatedAt: serverTimestamp() };
      void updateDoc(doc(leads, id), change);
    });
    const shown = query(
      leads,
      where("ownerId", "==", uid),
      where("status", "==", status),
      orderBy("updatedAt", "desc"),
      orderBy("__name__", "desc"),
      limit(8),
    );
    onSnapshot(shown, ({ docs }) => column.replaceChildren(...docs.map(cardOf)));
  }
};

function cardOf(lead: QueryDocumentSnapshot): HTMLElement {
  const card = document.createElement("article");
  card.dataset["row"] = lead.id;
  card.draggable = true;
  card.style.cssText = "margin: 8px; padding: 10px; border: 1px solid; border-radius: 10px";
  card.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/plain", lead.id));
  const lines = [["firstName", "lastName"], ["email"], ["phone"], ["plan", "source"]];
  for (const fields of lines) {
    const line = card.appendChild(document.createElement("div"));
    line.textContent = fields.map((field) => String(lead.get(field))).join(" ");
  }
  return card;
}
