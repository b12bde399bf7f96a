import { collections } from "@salvia/domain/shared/collections";
import {
  noteTemplateMaxCount,
  noteTemplateSchema,
  type NoteTemplate,
  type NoteTemplateDetails,
} from "@salvia/domain/record/noteTemplate";
import { limit } from "firebase/firestore";

import { declaredQuery } from "../../../firebase/declaredQuery.ts";
import { ownedWrites } from "../../../firebase/ownedWrites.ts";
import { liveCollection, withId } from "../../../firebase/liveQuery/liveCollection.ts";
import { recordQueries } from "../recordQueries.ts";

/** A user's own templates, all of them, in no order. */
export const noteTemplatesOf = liveCollection((ownerId: string) => ({
  query: declaredQuery(recordQueries.noteTemplates, [ownerId], limit(noteTemplateMaxCount)),
  schema: noteTemplateSchema,
  row: withId<NoteTemplate>,
}));

/** Adds a template in a free place, changes it, and deletes it. */
export const {
  add: addNoteTemplate,
  change: changeNoteTemplate,
  remove: deleteNoteTemplate,
} = ownedWrites<NoteTemplateDetails, NoteTemplateDetails>(collections.noteTemplates);
