import { randomUUID } from "node:crypto";

import { leadImportLimits } from "@salvia/domain/lead/leadImport";

import { account, firestore } from "../../functions/support/accounts.ts";
import {
  newPeople,
  outcomesOf,
  sendChunk,
  untilAnswered,
  whatIsStored,
} from "../../functions/leads/importing.ts";

/** A file of leads that is imported part by part, as on the page. */
export type ImportFile = Awaited<ReturnType<typeof importFile>>;

/** A file of unknown people with this many rows, and a salesperson of its own to import it. */
export async function importFile(rows: number) {
  const { uid, idToken } = await account({ role: "sales" });
  const people = newPeople(rows);
  const importId = randomUUID();
  const size = leadImportLimits.rowsPerChunk;

  /** Sends a part to an instance of the function until it succeeds. */
  async function send(chunk: number, to: string): Promise<void> {
    const part = people.slice(chunk * size, (chunk + 1) * size);
    await outcomesOf(await untilAnswered(() => sendChunk(idToken, part, { importId, chunk, to })));
  }

  /** The faults of the stored data after all parts have been sent, one sentence each. */
  async function faults(): Promise<readonly string[]> {
    const { leads, emails, holders } = await whatIsStored(uid, people);
    const persons = new Set(emails).size;
    const ids = new Set<unknown>(leads.map(({ id }) => id));
    const keyed = new Set(holders.filter((holder) => ids.has(holder))).size;
    const figures = await firestore.doc(`salesStats/${uid}`).get();
    const counted: unknown = figures.get("kinds.lead");
    return [
      ...(persons === rows ? [] : [`Of ${rows} people ${persons} are leads.`]),
      ...(leads.length === persons ? [] : [`${persons} people are ${leads.length} leads.`]),
      ...(keyed === rows ? [] : [`Of ${rows} people ${keyed} are known by their key.`]),
      ...(counted === rows ? [] : [`Of ${rows} people the figures count ${String(counted)}.`]),
    ];
  }

  return { parts: Math.ceil(rows / size), send, faults };
}
