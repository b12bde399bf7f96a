import type { Lead } from "@salvia/domain/lead/lead";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { lead } from "../../seed/leads.ts";
import type { Person } from "./people.ts";
import { firestore } from "./server.ts";

/** Stores a lead as it stands and tells its id. */
export async function storedLead(details: Partial<Lead>): Promise<string> {
  const { id } = await firestore
    .collection("leads")
    .add(lead({ createdAt: new Date(), ...details }));
  return id;
}

/** Stores a lead with the keys that tell its person, as everything that enters leads does; tells its id. */
export async function storedPerson(details: Partial<Lead>): Promise<string> {
  const whole = lead({ createdAt: new Date(), identityDocument: null, ...details });
  const { id } = await firestore.collection("leads").add(whole);
  for (const key of leadUniqueKeys(whole).values()) {
    await firestore.doc(`leadKeys/${key}`).set({ leadId: id });
  }
  return id;
}

/** Has a colleague hand over a lead that was theirs. */
export async function handLeadTo({ uid: ownerId }: Person): Promise<void> {
  const id = await storedLead({ ownerId: "a colleague" });
  await firestore.doc(`leads/${id}`).update({ ownerId, rev: 2, updatedAt: new Date() });
}

/** Stores many leads at once; each says its number, from 1, what it is like. */
export async function storedLeads(count: number, details: (number: number) => Partial<Lead>) {
  const batch = firestore.batch();
  for (let number = 1; number <= count; number += 1) {
    batch.set(firestore.collection("leads").doc(), lead(details(number)));
  }
  await batch.commit();
}

/** Changes fields of a lead, as another's edit would. */
export async function changeLead(id: string, fields: Partial<Lead>): Promise<void> {
  await firestore.doc(`leads/${id}`).update(fields);
}

/** The leads of a person as the database holds them. */
export async function leadsOf({ uid }: Person) {
  const found = await firestore.collection("leads").where("ownerId", "==", uid).get();
  return found.docs.map((each) => each.data());
}

/** What a lead's owners wrote down about it, as the database holds it, in the order of the alphabet. */
export async function saidOf(id: string): Promise<readonly string[]> {
  const { docs } = await firestore.collection(`leads/${id}/activities`).get();
  const said = docs.map((each): unknown => each.get("text"));
  return said.filter((text) => typeof text === "string").toSorted();
}
