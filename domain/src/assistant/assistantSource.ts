import * as z from "zod/mini";

import { idSchema } from "../shared/id.ts";
import { medicalPaths } from "../site/paths.ts";

/** The pages that show sources, by kind. `id` is the document's, or the patient's for record data. */
const pages = {
  appointment: medicalPaths.appointment,
  calendar: () => medicalPaths.calendar,
  task: () => medicalPaths.tasks,
  tasks: () => medicalPaths.tasks,
  waitingRoom: () => medicalPaths.home,
  messages: () => medicalPaths.messages,
  patient: medicalPaths.record,
  allergies: recordPage,
  problems: recordPage,
  vitals: recordPage,
  medications: recordPage,
  note: recordPage,
  help: () => medicalPaths.assistant,
  /** A question that the assistant offers, when another could mean several things. */
  question: () => medicalPaths.assistant,
} as const satisfies Readonly<Record<string, (id: string, appointmentId: string) => string>>;

function isSourceKind(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}

/**
 * The source of a sentence.
 *
 * `path` is what was read: a Firestore document or collection, or `help/{topic}`.
 */
export const sourceSchema = z.strictObject({
  kind: z.enum(Object.keys(pages).filter(isSourceKind)),
  path: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128}){0,3}$/)),
  /** For record data: the appointment that grants access to the record. */
  appointmentId: z.optional(idSchema),
});

export type Source = z.infer<typeof sourceSchema>;

/** Whether the source is a health record. Text from a record must not be stored anywhere else. */
export function isFromRecord({ path }: Pick<Source, "path">): boolean {
  return path.startsWith("records/");
}

/** The path of the page that shows the source of a sentence. */
export function sourcePath({ kind, path, appointmentId = "" }: Source): string {
  const [, id = ""] = path.split("/");
  return pages[kind](id, appointmentId);
}

/** A record's page, opened through the given appointment. */
function recordPage(patientId: string, appointmentId: string): string {
  return `${medicalPaths.record(patientId)}?appointment=${encodeURIComponent(appointmentId)}`;
}

export function threadPath(threadId: string): string {
  return `${medicalPaths.assistant}?thread=${encodeURIComponent(threadId)}`;
}

/** The path of the page for questions about a patient's record. */
export function askAboutPath(patientId: string): string {
  return `${medicalPaths.assistant}?patient=${encodeURIComponent(patientId)}`;
}
