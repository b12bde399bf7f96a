import { newTask, type TaskDetails } from "@salvia/domain/scheduling/task";

import type { Person } from "./people.ts";
import { firestore } from "./server.ts";

/** Stores a task as given. */
export async function storedTask({ uid }: Person, details: Partial<TaskDetails>): Promise<void> {
  const plain = { title: "Call", patientId: null, patientName: null, dueOn: null } as const;
  const at = new Date();
  const task = newTask({ ...plain, priority: "normal", ...details }, uid);
  await firestore.collection("tasks").add({ ...task, createdAt: at, updatedAt: at });
}

/** A user's stored tasks. */
export async function tasksOf({ uid }: Person) {
  const found = await firestore.collection("tasks").where("ownerId", "==", uid).get();
  return found.docs.map((each) => each.data());
}
