import { collections } from "@salvia/domain/shared/collections";
import { noRevocation, type Revocation } from "@salvia/domain/account/revocation";
import { afterAll, describe, expect, test } from "vitest";

import { actors, connect, isEnded, isVisitGuest, type ActorName } from "../support/actors.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { issued, revocationOf, signedIn, storedRevocations } from "./revocations.stored.ts";
import type { Row } from "../support/row.ts";
import { mismatches } from "../support/mismatches.ts";
import { storedInTables, tables } from "../tables.ts";

const environment = await rulesEnvironment("revocations");

afterAll(() => environment.cleanup());

type Remains = (collection: string, row: Row) => boolean;

const validAfter = issued.sameSecond;
const noOne: readonly ActorName[] = [];
const all: Remains = () => true;

/** An open tab reads this to learn that it must fetch a new token or sign out. */
const ownProfile: Remains = (collection, { operation, name }) =>
  collection === collections.users && operation === "get" && name === "one's own";

/** One actor of each role, and one without a role. */
const holders = actors.filter(
  (actor) => !isEnded(actor) && !isVisitGuest(actor) && !/^owner |lost the role$/.test(actor.name),
);

describe.each(holders)("what $name may do", (actor) => {
  const { name, claims } = actor;
  const uid = actor.uid ?? "stranger";
  const path = revocationOf(uid);

  test.each<[string, Record<string, unknown>, Revocation | null, Remains]>([
    [
      "is no more than to read their own profile, with a token from before",
      { iat: issued.before },
      { validAfter, endedSignIns: {} },
      ownProfile,
    ],
    [
      "is the same with a token of the very second",
      { iat: issued.sameSecond },
      { validAfter, endedSignIns: {} },
      all,
    ],
    [
      "is the same with a later token",
      { iat: issued.after },
      { validAfter, endedSignIns: {} },
      all,
    ],
    [
      "is no more than to read their own profile where nothing says which tokens count",
      { iat: issued.after },
      null,
      ownProfile,
    ],
    [
      "is no more than to read their own profile, 30 days and a second after they signed in",
      { auth_time: signedIn.tooLongAgo },
      noRevocation,
      ownProfile,
    ],
    [
      "is the same almost 30 days after they signed in",
      { auth_time: signedIn.barelyInTime },
      noRevocation,
      all,
    ],
    [
      "is no more than to read their own profile where they signed out",
      { auth_time: signedIn.ended },
      { validAfter: 0, endedSignIns: { [signedIn.ended]: true } },
      ownProfile,
    ],
    [
      "is the same where they signed out on another device",
      { auth_time: signedIn.recently },
      { validAfter: 0, endedSignIns: { [signedIn.ended]: true } },
      all,
    ],
    [
      "is no more than to read their own profile without the passkey that their account needs",
      { passkeyRequired: true, passkey: false },
      noRevocation,
      ownProfile,
    ],
    [
      "is the same with the passkey that their account needs",
      { passkeyRequired: true, passkey: true },
      noRevocation,
      all,
    ],
    [
      "is the same without a passkey where their account needs none",
      { passkeyRequired: false, passkey: false },
      noRevocation,
      all,
    ],
  ])("%s", async (_case, token, revocation, remains) => {
    const db = connect(environment, { uid: actor.uid, claims: { ...claims, ...token } });
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, { ...storedInTables, ...storedRevocations, [path]: revocation });
      const requester = { name, uid, db, server };
      for (const { collection, rows, stored } of tables) {
        const granted = samples(
          rows.filter(({ allowedTo }) => allowedTo.includes(name)),
          remains,
        ).map((row): Row => {
          const allowedTo = remains(collection, row) ? [name] : noOne;
          // The lookup finds no document: no condition that needs it can be evaluated.
          const undecidable = revocation === null ? { undecidable: true as const } : {};
          return Object.assign({}, row, { allowedTo }, undecidable);
        });
        expect(await mismatches(collection, granted, stored, requester)).toEqual([]);
      }
    });
  });
});

/**
 * All rows if they are denied. One row of each operation if they remain allowed: the tables' own
 * tests prove every row, and all rows share the condition on the token.
 */
function samples(rows: readonly Row[], remains: Remains): readonly Row[] {
  if (remains !== all) return rows;
  return [...new Map(rows.map((row) => [row.operation, row])).values()];
}

test("denies everything after a malformed revocation that only a server bug could store", async () => {
  const db = connect(environment, { uid: "gus", claims: { role: "admin" } });
  for (const revocation of [
    {},
    { validAfter: "today", endedSignIns: {} },
    { validAfter: null, endedSignIns: {} },
    { validAfter: 0, endedSignIns: "none" },
  ]) {
    await environment.withSecurityRulesDisabled(async (context) => {
      await store(context.firestore(), { ...storedInTables, [revocationOf("gus")]: revocation });
    });
    await expect(db.doc("users/zoe").get({ source: "server" })).rejects.toThrow(/for 'get' @ L/);
  }
});
