import { randomUUID } from "node:crypto";

import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ImportedLead, ImportOutcome } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { firestore } from "../support/accounts.ts";
import { post } from "../support/site.ts";

/** Rows of a file as the browser sends them, of unknown people. */
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
 * Sends a chunk; starts a new import if none is named.
 *
 * @param sent.to an instance to call instead
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

/** Retries as the page does, because locks of a dead function last for a while. */
export async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  return answer.status === 500 ? untilAnswered(send) : answer;
}

/** The outcomes of the rows. */
export async function outcomesOf(response: Response): Promise<ImportOutcome[]> {
  return leadEndpoints.importLeads.output.parse(await response.json()).outcomes;
}

/** A user's leads, and for each of some people's keys the lead that owns it. */
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
