import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { slotId } from "@salvia/domain/scheduling/slot";
import { newTask } from "@salvia/domain/scheduling/task";

import { appointment } from "../../../seed/appointments.ts";
import { patient } from "../../../seed/patients.ts";
import { visit } from "../../../seed/visits.ts";
import { firestore } from "../support/accounts.ts";

const now = new Date();
const halfHour = 30 * 60_000;
/** Half hours of tomorrow. */
const tomorrow = (Math.ceil(now.getTime() / halfHour) + 48) * halfHour;
const [nine, ten, eleven, noon] = [
  new Date(tomorrow),
  new Date(tomorrow + halfHour),
  new Date(tomorrow + 2 * halfHour),
  new Date(tomorrow + 3 * halfHour),
];
const yesterday = new Date(tomorrow - 96 * halfHour);

/**
 * Creates a clinician with patients, appointments (one of them over) and tasks (one of them done).
 */
export async function busyClinician(from: string, to: string) {
  const [beatriz, bruno] = [randomUUID(), randomUUID()];
  await firestore.doc(`patients/${beatriz}`).set(patient({ clinicians: [from, "another"] }));
  await firestore.doc(`patients/${bruno}`).set(patient({ clinicians: [to, from] }));
  const made = async (details: Partial<Appointment>) => {
    const stored = appointment({ clinicianId: from, patientId: beatriz, ...details });
    const { id } = await firestore.collection("appointments").add(stored);
    if (stored.status === "confirmed") await takeSlot(stored.clinicianId, stored.startsAt, id);
    return id;
  };
  const ids = {
    over: await made({ status: "confirmed", startsAt: yesterday }),
    confirmed: await made({ status: "confirmed", startsAt: nine }),
    clashing: await made({ status: "confirmed", startsAt: ten, patientId: bruno }),
    asked: await made({ status: "pending", startsAt: eleven }),
    cancelled: await made({ status: "cancelled", startsAt: noon }),
    theirs: await made({ status: "confirmed", startsAt: ten, clinicianId: to }),
  };
  const waiting = visit({ clinicianId: from, patientId: beatriz });
  await firestore.doc(`visits/${ids.confirmed}`).set(waiting);
  const details = { patientId: beatriz, patientName: "Beatriz", dueOn: null, priority: "normal" };
  const task = newTask({ ...details, priority: "normal", title: "Call back" }, from);
  const stamped = { ...task, createdAt: now, updatedAt: now };
  const open = await firestore.collection("tasks").add(stamped);
  const done = await firestore.collection("tasks").add({ ...stamped, doneAt: now });
  return { beatriz, bruno, ids, tasks: { open: open.id, done: done.id } };
}

function takeSlot(clinicianId: string, startsAt: Date, appointmentId: string) {
  const slot = { clinicianId, appointmentId, startsAt };
  return firestore.doc(`slots/${slotId(clinicianId, startsAt)}`).set(slot);
}

/** Everything that a hand-over of a clinician's work writes, with placeholder names for uids. */
export async function clinicalState(
  { beatriz, bruno, ids, tasks }: Awaited<ReturnType<typeof busyClinician>>,
  from: string,
  to: string,
) {
  const who = new Map([
    [from, "from"],
    [to, "to"],
  ]);
  const word = (value: unknown) => who.get(String(value)) ?? String(value);
  const appointments = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => {
      const found = await firestore.doc(`appointments/${id}`).get();
      const { clinicianId, status, rev } = found.data() ?? {};
      return [name, `${word(clinicianId)} ${String(status)} ${String(rev)}`] as const;
    }),
  );
  const slots = await firestore.collection("slots").where("clinicianId", "in", [from, to]).get();
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const log = await firestore.collection("auditLog").where("uid", "==", from).get();
  const clinicians = async (uid: string) => {
    const all: unknown = await field(`patients/${uid}`, "clinicians");
    return Array.isArray(all) ? all.map(word).toSorted() : null;
  };
  return {
    ...Object.fromEntries(appointments),
    slots: slots.docs
      .map((slot) => `${word(slot.get("clinicianId"))} ${names.get(slot.get("appointmentId"))}`)
      .toSorted(),
    visit: word(await field(`visits/${ids.confirmed}`, "clinicianId")),
    beatriz: await clinicians(beatriz),
    bruno: await clinicians(bruno),
    openTask: word(await field(`tasks/${tasks.open}`, "ownerId")),
    doneTask: word(await field(`tasks/${tasks.done}`, "ownerId")),
    log: log.docs.map((entry) => [entry.get("action"), word(entry.get("to")), entry.get("by")]),
  };
}

/** The expected state after the hand-over. */
export const handedOver = {
  over: "from confirmed 1",
  confirmed: "to confirmed 2",
  clashing: "to pending 2",
  asked: "to pending 2",
  cancelled: "from cancelled 1",
  theirs: "to confirmed 1",
  slots: ["from over", "to confirmed", "to theirs"],
  visit: "to",
  beatriz: ["another", "to"],
  bruno: ["to"],
  openTask: "to",
  doneTask: "from",
};

async function field(path: string, name: string): Promise<unknown> {
  return (await firestore.doc(path).get()).get(name);
}
