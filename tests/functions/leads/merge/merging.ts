import { randomUUID } from "node:crypto";

import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { proposedChoices, type MergeOrder } from "@salvia/domain/lead/leadMerge";

import { lead } from "../../../../seed/leads.ts";
import { firestore } from "../../support/accounts.ts";
import { postAs } from "../../support/site.ts";

/** Stores a duplicate person as two leads of one owner, each with notes and keys. */
export async function twice(ownerId: string, notes = 3) {
  const domain = `${randomUUID()}.example`;
  const given = { ownerId, identityDocument: null, createdAt: new Date() };
  const kept = await stored(
    { ...given, firstName: "Ana", email: `ana@${domain}`, phone: null, rev: 3 },
    notes,
  );
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  const other = await stored(
    { ...given, firstName: "Anna", email: `anna@${domain}`, phone: `+346${number}`, rev: 2 },
    notes,
  );
  const order: MergeOrder = {
    keptId: kept.id,
    otherId: other.id,
    keptRev: 3,
    otherRev: 2,
    choices: proposedChoices(kept.lead, other.lead),
  };
  return { kept, other, order };
}

async function stored(details: Partial<Lead>, notes: number) {
  const whole = lead(details);
  const { id } = await firestore.collection("leads").add(whole);
  const batch = firestore.batch();
  for (const key of leadUniqueKeys(whole).values()) {
    batch.set(firestore.doc(`leadKeys/${key}`), { leadId: id });
  }
  for (let note = 0; note < notes; note += 1) {
    const text = `Note ${note} of ${whole.firstName}`;
    const said = { kind: "note", text, authorId: whole.ownerId, createdAt: new Date() };
    batch.set(firestore.doc(`leads/${id}/activities/note${note}`), said);
  }
  await batch.commit();
  return { id, lead: whole };
}

/** Everything that a merge touches: both leads, their activities, and the owners of their keys. */
export async function stateOf({ kept, other }: Awaited<ReturnType<typeof twice>>) {
  const ids = [kept.id, other.id];
  const [leads, activities, keys] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.doc(`leads/${id}`))),
    Promise.all(ids.map((id) => firestore.collection(`leads/${id}/activities`).get())),
    firestore.getAll(
      ...[kept, other]
        .flatMap((each) => Array.from(leadUniqueKeys(each.lead).values()))
        .map((key) => firestore.doc(`leadKeys/${key}`)),
    ),
  ]);
  return {
    leads: leads.map((each) => each.data() ?? null),
    texts: activities.map(({ docs }) =>
      docs.flatMap((each) => (each.get("text") === undefined ? [] : [String(each.get("text"))])),
    ),
    ids: activities.map(({ docs }) => docs.map(({ id }) => id)),
    keys: keys.map((key) => {
      const holder: unknown = key.get("leadId");
      return holder === kept.id ? "kept" : holder === other.id ? "other" : (holder ?? null);
    }),
  };
}

/** The actions of a user in the audit log, sorted. */
export async function auditOf(uid: string) {
  const { docs } = await firestore.collection("auditLog").where("uid", "==", uid).get();
  return docs
    .map((entry): unknown => entry.get("action"))
    .toSorted((a, b) => String(a).localeCompare(String(b)));
}

/** The answer, or its status and error. */
export async function answerOf(idToken: string, path: string, body: unknown): Promise<unknown> {
  const answer = await postAs(idToken, path, body);
  return answer.status === 200 ? answer.json() : [answer.status, await answer.json()];
}

export const merge = (idToken: string, order: MergeOrder) =>
  answerOf(idToken, leadEndpoints.mergeLeads.path, order);
export const undo = (idToken: string, mergeId: string) =>
  answerOf(idToken, leadEndpoints.undoMerge.path, { mergeId });
export const mergeIdOf = (answer: unknown) => leadEndpoints.mergeLeads.output.parse(answer).mergeId;
