import type { Lead } from "@salvia/domain/lead/lead";
import { getFirestore } from "firebase-admin/firestore";

import { lead } from "../../../seed/leads.ts";

/**
 * Stores leads of a salesperson, numbered from `from` to `to`; higher numbers are older.
 *
 * @param fields what they have in common besides the owner
 */
export async function storeLeads(
  ownerId: string,
  from: number,
  to: number,
  fields: Partial<Lead> = {},
): Promise<void> {
  const firestore = getFirestore();
  for (let first = from; first <= to; first += batchSize) {
    const batch = firestore.batch();
    for (let number = first; number < first + batchSize && number <= to; number += 1) {
      const one = lead({ ...numbered(number, ownerId), ...fields });
      batch.set(firestore.doc(`leads/bench-${number}`), one);
    }
    await batch.commit();
  }
}

/** The number of writes per batch that Firestore handles comfortably. */
const batchSize = 500;

/** One of many leads, with a name and an age derived from its number. */
function numbered(number: number, ownerId: string): Partial<Lead> {
  const at = new Date(newest - number * 60_000);
  return {
    ownerId,
    firstName: given[number % given.length] ?? "Ana",
    lastName: `${family[number % family.length]} ${number}`,
    email: `lead${number}@example.com`,
    createdAt: at,
    updatedAt: at,
  };
}

const newest = new Date("2026-11-20T12:00:00Z").getTime();
const given = ["Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Greta"];
const family = ["Abad", "Benítez", "Campos", "Duarte", "Esteve"];
