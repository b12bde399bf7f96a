import type { Lead } from "@salvia/domain/lead/lead";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { lead } from "../../../seed/leads.ts";
import type { Person } from "./people.ts";
import { firestore } from "./server.ts";

/** Stores a lead as given and returns its id. */
export async function storedLead(details: Partial<Lead>): Promise<string> {
  const { id } = await firestore
    .collection("leads")
    .add(lead({ createdAt: new Date(), ...details }));
  return id;
}

/**
 * Stores a lead with the unique keys of its person, as every production path does; returns its id.
 */
export async function storedPerson(details: Partial<Lead>): Promise<string> {
  const whole = lead({ createdAt: new Date(), identityDocument: null, ...details });
  const { id } = await firestore.collection("leads").add(whole);
  for (const key of leadUniqueKeys(whole).values()) {
    await firestore.doc(`leadKeys/${key}`).set({ leadId: id });
  }
  return id;
}

/** Stores many leads at once; `details` gets each lead's number, starting at 1. */
export async function storedLeads(count: number, details: (number: number) => Partial<Lead>) {
  const batch = firestore.batch();
  for (let number = 1; number <= count; number += 1) {
    batch.set(firestore.collection("leads").doc(), lead(details(number)));
  }
  await batch.commit();
}

/** Changes fields of a lead, as another user's edit would. */
export async function changeLead(id: string, fields: Partial<Lead>): Promise<void> {
  await firestore.doc(`leads/${id}`).update(fields);
}

/** The stored leads of a salesperson. */
export async function leadsOf({ uid }: Person) {
  const found = await firestore.collection("leads").where("ownerId", "==", uid).get();
  return found.docs.map((each) => each.data());
}

/** What a lead's owners wrote about it, as stored, in alphabetical order. */
export async function saidOf(id: string): Promise<readonly string[]> {
  const { docs } = await firestore.collection(`leads/${id}/activities`).get();
  const said = docs.map((each): unknown => each.get("text"));
  return said.filter((text) => typeof text === "string").toSorted();
}

/**
 * How long a story waits for a job on the server: its trigger comes after the events of all leads
 * that this story and those beside it have stored.
 */
export const jobTime = { timeout: 120_000 } as const;
