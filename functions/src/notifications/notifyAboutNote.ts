import { noteSchema } from "@salvia/domain/lead/leadActivity";
import { noteEventsOf } from "@salvia/domain/lead/leadEvents";
import type { DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import type { Written } from "../platform/documentWritten.ts";
import { stored } from "../platform/stored.ts";
import { notifyAbout } from "./notifyLeadEvent.ts";

/**
 * Notifies those whom a new note mentions, and the author of the note that it answers. It is
 * idempotent: if it is repeated or resumed, each person is notified once.
 *
 * @throws if the database is unavailable, so that the event is retried
 */
export async function notifyAboutNote({ after }: Written, now: Date): Promise<void> {
  if (after?.get("kind") !== "note") return;
  const note = stored(noteSchema, after);
  const lead = after.ref.parent.parent;
  if (note === null || lead === null) return;
  const answered =
    note.replyTo === undefined ? null : await authorOf(after.ref.parent.doc(note.replyTo));
  const events = noteEventsOf(after.id, note, answered, now);
  const answers = await Promise.all(events.map((event) => notifyAbout(lead.id, event, now)));
  const notified = answers.filter(Boolean).length;
  if (notified > 0) logger.info("lead note notified", { lead: lead.id, notified });
}

/** The author of a note; null if it is gone. */
async function authorOf(activity: DocumentReference): Promise<string | null> {
  return stored(noteSchema, await activity.get())?.authorId ?? null;
}
