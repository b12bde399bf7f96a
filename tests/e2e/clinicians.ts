import type { Staff } from "@salvia/domain/staff";
import { newTask, type TaskDetails } from "@salvia/domain/task";

import { person, type Person } from "./people.ts";
import { firestore } from "./server.ts";

/** A clinician of the directory. */
export async function clinician(name = "Camille Laurent"): Promise<Person> {
  const someone = await person("medical", name);
  const entry: Staff = {
    name,
    role: "medical",
    specialty: null,
    languages: ["fr"],
    timezone: "Europe/Madrid",
  };
  await firestore.doc(`staff/${someone.uid}`).set(entry);
  return someone;
}

/** What the directory says of somebody. */
export async function entryOf({ uid }: Person) {
  return (await firestore.doc(`staff/${uid}`).get()).data();
}

/** Stores a task as it stands. */
export async function storedTask({ uid }: Person, details: Partial<TaskDetails>): Promise<void> {
  const plain = { title: "Call", patientId: null, patientName: null, dueOn: null } as const;
  const at = new Date();
  const task = newTask({ ...plain, priority: "normal", ...details }, uid);
  await firestore.collection("tasks").add({ ...task, createdAt: at, updatedAt: at });
}

/** The tasks of a person as the database holds them. */
export async function tasksOf({ uid }: Person) {
  const found = await firestore.collection("tasks").where("ownerId", "==", uid).get();
  return found.docs.map((each) => each.data());
}
