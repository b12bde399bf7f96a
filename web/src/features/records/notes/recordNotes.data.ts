import { recordNoteSchema } from "@salvia/domain/record/recordNote";
import {
  collection,
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import type { NoteStore } from "./noteDraft.ts";
import { partOf } from "../records.data.ts";
import type { OpenRecordKey } from "../openRecord.ts";

export function newNoteId(patientId: string): string {
  return doc(collection(firestore(), partOf(patientId, "notes"))).id;
}

/**
 * The store of a draft. Each call resolves once the server has answered, and throws FirebaseError.
 *
 * @param addendumTo the signed note that this note adds to, or null
 */
export function noteStore(
  access: OpenRecordKey,
  noteId: string,
  addendumTo: string | null,
): NoteStore {
  const { patientId, appointmentId, clinicianId } = access;
  const note = () => doc(firestore(), partOf(patientId, "notes"), noteId);

  return {
    async save(text, rev) {
      const now = serverTimestamp();
      await runTransaction(firestore(), async (writes) => {
        if (rev > 1) writes.update(note(), { text, rev, updatedAt: now });
        else {
          const by = { appointmentId, clinicianId, addendumTo };
          const begun = { status: "draft", rev, createdAt: now, updatedAt: now, signedAt: null };
          writes.set(note(), { text, ...by, ...begun });
        }
      });
    },
    async sign(rev, visibleFrom) {
      const now = serverTimestamp();
      const shown = visibleFrom === null ? { status: "signed" } : { status: "held", visibleFrom };
      await runTransaction(firestore(), async (writes) => {
        writes.update(note(), { ...shown, rev, updatedAt: now, signedAt: now });
      });
    },
    async remove() {
      await runTransaction(firestore(), async (writes) => {
        writes.delete(note());
      });
    },
    async fetch() {
      return readDocument(recordNoteSchema, await getDocFromServer(note()));
    },
  };
}
