import { noRevocation } from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { revocationOf } from "../accounts/revocations.stored.ts";
import { decide, type Outcome } from "../support/decide.ts";
import { rulesProject } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { now } from "../support/values.ts";
import { pathOf, storedLeads } from "./leads.stored.ts";

const rules = await rulesProject("claim-race");
const path = pathOf("pooled");
const { rev } = storedLeads.pooled;

/** Claims the pooled lead, which would then have the given revision. */
function claim(uid: string, next: number): Promise<Outcome> {
  const db = rules.as({ uid, claims: { role: "sales" } });
  const send = () =>
    write(db, (writes) => writes.update(db.doc(path), { ownerId: uid, rev: next, updatedAt: now }));
  return decide(collections.leads, { operation: "update", send }, db, uid);
}

test("gives a pooled lead to one of fifty salespeople who claim it at once", async () => {
  const claimers = Array.from({ length: 50 }, (_, index) => `claimer-${index}`);
  await rules.begin({
    [path]: storedLeads.pooled,
    ...Object.fromEntries(claimers.map((uid) => [revocationOf(uid), noRevocation])),
  });

  const outcomes = await Promise.all(
    // The first and every other claim expect that a colleague's claim is stored before them.
    claimers.map((uid, index) => claim(uid, rev + 2 - (index % 2))),
  );

  const denials = Array.from({ length: 49 }, () => "denied");
  expect(outcomes.toSorted()).toEqual(["allowed", ...denials]);
  const stored = await rules.server.doc(path).get();
  expect(stored.data()).toEqual({
    ...storedLeads.pooled,
    ownerId: claimers[outcomes.indexOf("allowed")],
    rev: rev + 1,
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
  });
});
