import { noRevocation } from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { connect } from "../support/actors.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { now } from "../support/values.ts";
import { pathOf, storedLeads } from "./leads.stored.ts";

const environment = await rulesEnvironment("claim-race");
const path = pathOf("pooled");
const { rev } = storedLeads.pooled;

afterAll(() => environment.cleanup());

/** Claims the pooled lead, which would then have the given revision. */
function claim(uid: string, next: number): Promise<void> {
  const db = connect(environment, { uid, claims: { role: "sales" } });
  return write(db, (writes) =>
    writes.update(db.doc(path), { ownerId: uid, rev: next, updatedAt: now }),
  );
}

test("gives a pooled lead to one of fifty salespeople who claim it at once", async () => {
  const claimers = Array.from({ length: 50 }, (_, index) => `claimer-${index}`);
  await environment.withSecurityRulesDisabled((context) =>
    store(context.firestore(), {
      [path]: storedLeads.pooled,
      ...Object.fromEntries(
        claimers.map((uid) => [`${collections.revocations}/${uid}`, noRevocation]),
      ),
    }),
  );

  const outcomes = await Promise.allSettled(
    // The first and every other claim expect that a colleague's claim is stored before them.
    claimers.map((uid, index) => claim(uid, rev + 2 - (index % 2))),
  );

  const winners = claimers.filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(winners).toHaveLength(1);
  await environment.withSecurityRulesDisabled(async (context) => {
    const stored = await context.firestore().doc(path).get();
    expect(stored.data()).toMatchObject({ ownerId: winners[0], rev: rev + 1 });
  });
});
