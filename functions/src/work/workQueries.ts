import { collections } from "@salvia/domain/shared/collections";
import type { Work } from "@salvia/domain/account/workEndpoints";
import type { Firestore, Query } from "firebase-admin/firestore";

/** The queries for all of a user's work that a colleague can take over, at a moment. */
export function workQueries(
  firestore: Firestore,
  uid: string,
  now: Date,
): Readonly<Record<keyof Work, Query>> {
  const of = (name: string, field: string) => firestore.collection(name).where(field, "==", uid);
  return {
    leads: of(collections.leads, "ownerId"),
    patients: firestore.collection(collections.patients).where("clinicians", "array-contains", uid),
    appointments: of(collections.appointments, "clinicianId")
      .where("status", "in", ["pending", "confirmed"])
      .where("startsAt", ">", now)
      .orderBy("startsAt"),
    tasks: of(collections.tasks, "ownerId").where("doneAt", "==", null),
  };
}

/** The amount of a user's work: four count queries, which cost one read per thousand results. */
export async function workOf(firestore: Firestore, uid: string, now: Date): Promise<Work> {
  const queries = workQueries(firestore, uid, now);
  const [leads, patients, appointments, tasks] = await Promise.all([
    counted(queries.leads),
    counted(queries.patients),
    counted(queries.appointments),
    counted(queries.tasks),
  ]);
  return { leads, patients, appointments, tasks };
}

async function counted(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
