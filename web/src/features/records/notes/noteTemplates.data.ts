import { collections } from "@salvia/domain/shared/collections";
import {
  noteTemplateMaxCount,
  noteTemplateSchema,
  type NoteTemplate,
  type NoteTemplateDetails,
} from "@salvia/domain/record/noteTemplate";
import { doc, limit, serverTimestamp, type DocumentReference } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { writeWhileOnline } from "../../../firebase/writeWhileOnline.ts";
import { liveCollection, withId } from "../../../firebase/liveQuery/liveCollection.ts";
import { recordQueries } from "../recordQueries.ts";
import type { Row } from "../records.data.ts";

/** A clinician's own templates, all of them, in no order. */
export const noteTemplatesOf = liveCollection((ownerId: string) => ({
  query: declaredQuery(recordQueries.noteTemplates, [ownerId], limit(noteTemplateMaxCount)),
  schema: noteTemplateSchema,
  row: withId<NoteTemplate>,
}));

/**
 * Adds a template in a free place. Resolves once the server confirms it.
 *
 * @throws ClientFailure `changed-meanwhile` if another window has taken the place
 * @throws FirebaseError `unavailable` while offline
 */
export async function addNoteTemplate(
  ownerId: string,
  id: string,
  details: NoteTemplateDetails,
): Promise<void> {
  const template = { ...details, ownerId, rev: 1, updatedAt: serverTimestamp() };
  await writeWhileOnline((writes) => writes.set(place(id), template));
}

/** Changes a template, based on the version the clinician saw. Throws as `addNoteTemplate` does. */
export async function changeNoteTemplate(
  { id, rev }: Row<NoteTemplate>,
  details: NoteTemplateDetails,
): Promise<void> {
  const stamp = { rev: rev + 1, updatedAt: serverTimestamp() };
  await writeWhileOnline((writes) => writes.update(place(id), { ...details, ...stamp }));
}

/** Deletes a template. Throws as `addNoteTemplate` does. */
export async function deleteNoteTemplate({ id }: Row<NoteTemplate>): Promise<void> {
  await writeWhileOnline((writes) => writes.delete(place(id)));
}

function place(id: string): DocumentReference {
  return doc(firestore(), collections.noteTemplates, id);
}
