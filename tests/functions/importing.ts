import { randomUUID } from "node:crypto";

import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ImportedLead, ImportOutcome } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { salesStatsSchema } from "@salvia/domain/lead/salesStats";

import { firestore } from "./accounts.ts";
import { post } from "./site.ts";
import { withDates } from "./withDates.ts";

/** Rows of a file as the browser sends them: people whom nobody knows. */
export function newPeople(count: number): ImportedLead[] {
  const file = randomUUID();
  return Array.from({ length: count }, (_, row) => ({
    firstName: "Candela",
    lastName: `Ríos ${row + 1}`,
    email: `row${row + 1}@${file}.example`,
    phone: null,
    identityDocument: null,
    plan: "standard",
    source: "event",
  }));
}

/**
 * Sends a chunk; of a new import where none is named.
 *
 * @param sent.to an instance to be called itself, without Hosting
 */
export function sendChunk(
  idToken: string,
  leads: readonly unknown[],
  sent: { importId?: string; chunk?: number; to?: string } = {},
): Promise<Response> {
  const { importId = randomUUID(), chunk = 0, to } = sent;
  return post(leadEndpoints.importLeads.path, {
    body: { importId, chunk, leads },
    headers: { authorization: `Bearer ${idToken}` },
    ...(to !== undefined && { to }),
  });
}

/** Goes on as the page does: what a dead function had locked stays so for a while. */
export async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  return answer.status === 500 ? untilAnswered(send) : answer;
}

/** What became of the rows. */
export async function outcomesOf(response: Response): Promise<ImportOutcome[]> {
  return leadEndpoints.importLeads.output.parse(await response.json()).outcomes;
}

/** The leads of somebody, and for each of some people's keys the lead that holds it. */
export async function whatIsStored(uid: string, people: readonly ImportedLead[]) {
  const own = await firestore.collection("leads").where("ownerId", "==", uid).get();
  const ids = people.flatMap((each) => [...leadUniqueKeys(each).values()]);
  const keys = await firestore.getAll(...ids.map((id) => firestore.doc(`leadKeys/${id}`)));
  return {
    leads: own.docs,
    emails: own.docs.map((lead) => String(lead.get("email"))).toSorted(),
    holders: keys.map((key): unknown => key.get("leadId")),
  };
}

/** Waits until somebody's figures tell of so many leads, and gives all of them. */
export function figuresWith(uid: string, leads: number) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const stop = firestore.doc(`salesStats/${uid}`).onSnapshot((snapshot) => {
      if (!snapshot.exists) return;
      const figures = salesStatsSchema.parse(withDates(snapshot.data()));
      if (figures.kinds.lead < leads) return;
      stop();
      resolve(figures);
    }, reject);
  });
}
