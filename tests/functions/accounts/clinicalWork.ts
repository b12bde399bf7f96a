import { randomUUID } from "node:crypto";

import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { newTask } from "@salvia/domain/scheduling/task";

import { appointment, takenDays } from "../../../seed/appointments.ts";
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
    const { id } = firestore.collection("appointments").doc();
    const stored = appointment({
      clinicianId: from,
      patientId: beatriz,
      ...(details.status === "confirmed" && { token: `token-${id}` }),
      ...details,
    });
    await firestore.doc(`appointments/${id}`).set(stored);
    for (const [path, data] of takenDays([stored])) {
      await firestore.doc(path).set(data, { merge: true });
    }
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
  const names = new Map(Object.entries(ids).map(([name, id]) => [`token-${id}`, name]));
  const taken = async (uid: string) => {
    const { docs } = await firestore.collection(`takenTime/${uid}/days`).get();
    const tokens = docs.flatMap((day) => Object.values(day.get("cells") ?? {}));
    return [...new Set(tokens.map((token) => `${word(uid)} ${names.get(String(token))}`))];
  };
  const log = await firestore.collection("auditLog").where("uid", "==", from).get();
  const clinicians = async (uid: string) => {
    const all: unknown = await field(`patients/${uid}`, "clinicians");
    return Array.isArray(all) ? all.map(word).toSorted() : null;
  };
  return {
    ...Object.fromEntries(appointments),
    taken: [...(await taken(from)), ...(await taken(to))].toSorted(),
    takenOfBruno: (await taken(bruno)).length,
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
  taken: ["from over", "to confirmed", "to theirs"],
  takenOfBruno: 0,
  visit: "to",
  beatriz: ["another", "to"],
  bruno: ["to"],
  openTask: "to",
  doneTask: "from",
};

async function field(path: string, name: string): Promise<unknown> {
  return (await firestore.doc(path).get()).get(name);
}
