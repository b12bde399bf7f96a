import type { Source } from "./assistant.ts";
import { medicalPaths } from "../site/paths.ts";

/** The page that shows where a sentence comes from. */
export function sourcePath({ kind, path, appointmentId = "" }: Source): string {
  const [, id = ""] = path.split("/");
  return pages[kind](id, appointmentId);
}

/** A record's page, by the appointment that opened it. */
function recordPage(patientId: string, appointmentId: string): string {
  return `${medicalPaths.record(patientId)}?appointment=${encodeURIComponent(appointmentId)}`;
}

/** Of each kind, by the id of the document or, below a record, of the patient. */
const pages: Readonly<Record<Source["kind"], (id: string, appointmentId: string) => string>> = {
  appointment: (id) => medicalPaths.appointment(id),
  calendar: () => medicalPaths.calendar,
  task: () => medicalPaths.tasks,
  tasks: () => medicalPaths.tasks,
  vitals: recordPage,
  medications: recordPage,
  note: recordPage,
  help: (topic) => `${medicalPaths.assistant}?help=${encodeURIComponent(topic)}`,
};

/** The page of a conversation. */
export function threadPath(threadId: string): string {
  return `${medicalPaths.assistant}?thread=${encodeURIComponent(threadId)}`;
}

/** The page on which one asks about a patient's record. */
export function askAboutPath(patientId: string): string {
  return `${medicalPaths.assistant}?patient=${encodeURIComponent(patientId)}`;
}
