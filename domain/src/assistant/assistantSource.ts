import type { Source } from "./assistant.ts";
import { medicalPaths } from "../site/paths.ts";

/** The path of the page that shows the source of a sentence. */
export function sourcePath({ kind, path, appointmentId = "" }: Source): string {
  const [, id = ""] = path.split("/");
  return pages[kind](id, appointmentId);
}

/** A record's page, opened through the given appointment. */
function recordPage(patientId: string, appointmentId: string): string {
  return `${medicalPaths.record(patientId)}?appointment=${encodeURIComponent(appointmentId)}`;
}

function helpPage(topic: string): string {
  return `${medicalPaths.assistant}?help=${encodeURIComponent(topic)}`;
}

/** Page paths by kind. `id` is the document's id, or the patient's id for record data. */
const pages: Readonly<Record<Source["kind"], (id: string, appointmentId: string) => string>> = {
  appointment: (id) => medicalPaths.appointment(id),
  calendar: () => medicalPaths.calendar,
  task: () => medicalPaths.tasks,
  tasks: () => medicalPaths.tasks,
  waitingRoom: () => medicalPaths.home,
  messages: () => medicalPaths.messages,
  patient: (id) => medicalPaths.record(id),
  allergies: recordPage,
  problems: recordPage,
  vitals: recordPage,
  medications: recordPage,
  note: recordPage,
  help: helpPage,
  question: helpPage,
};

export function threadPath(threadId: string): string {
  return `${medicalPaths.assistant}?thread=${encodeURIComponent(threadId)}`;
}

/** The path of the page for questions about a patient's record. */
export function askAboutPath(patientId: string): string {
  return `${medicalPaths.assistant}?patient=${encodeURIComponent(patientId)}`;
}
