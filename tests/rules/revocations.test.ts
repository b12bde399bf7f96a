import { collections } from "@salvia/domain/collections";
import { afterAll, describe, expect, test } from "vitest";

import { actors, connect, isEnded, type ActorName } from "./actors.ts";
import { rulesEnvironment, store, type Documents } from "./environment.ts";
import { issued, revocationOf } from "./revocations.stored.ts";
import type { Row } from "./row.ts";
import { surprises } from "./surprises.ts";
import { storedInTables, tables } from "./tables.ts";

const environment = await rulesEnvironment("revocations");

afterAll(() => environment.cleanup());

type Remains = (collection: string, row: Row) => boolean;

const validAfter = issued.sameSecond;
const noOne: readonly ActorName[] = [];
const all: Remains = () => true;

/** How an open tab learns that it has to fetch a new token, or to leave. */
const ownProfile: Remains = (collection, { operation, name }) =>
  collection === collections.users && operation === "get" && name === "one's own";

/** One of each role, and who has none. */
const holders = actors.filter(
  (actor) => !isEnded(actor) && !/^owner |lost the role$/.test(actor.name),
);

describe.each(holders)("what $name may do", (actor) => {
  const { name, claims } = actor;
  const uid = actor.uid ?? "stranger";
  const path = revocationOf(uid);

  test.each<[string, number, Documents, Remains]>([
    [
      "is no more than to read their own profile, with a token from before",
      issued.before,
      { [path]: { validAfter } },
      ownProfile,
    ],
    [
      "is the same with a token of the very second",
      issued.sameSecond,
      { [path]: { validAfter } },
      all,
    ],
    ["is the same with a later token", issued.after, { [path]: { validAfter } }, all],
    ["is the same with any token where none was ended", issued.before, { [path]: null }, all],
  ])("%s", async (_case, iat, revocation, remains) => {
    const db = connect(environment, { uid: actor.uid, claims: { ...claims, iat } });
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, { ...storedInTables, ...revocation });
      const asking = { name, uid, db, server };
      for (const { collection, rows, stored } of tables) {
        const granted = rows
          .filter(({ allowedTo }) => allowedTo.includes(name))
          .map((row): Row => {
            const { operation, ask, makes = [] } = row;
            const allowedTo = remains(collection, row) ? [name] : noOne;
            return { operation, name: row.name, ask, allowedTo, makes };
          });
        expect(await surprises(collection, granted, stored, asking)).toEqual([]);
      }
    });
  });
});

test("nobody gets in where only a mistake of the server's could have been stored", async () => {
  const db = connect(environment, { uid: "gus", claims: { role: "admin", iat: issued.after } });
  for (const revocation of [{}, { validAfter: "today" }, { validAfter: null }]) {
    await environment.withSecurityRulesDisabled(async (context) => {
      await store(context.firestore(), { ...storedInTables, [revocationOf("gus")]: revocation });
    });
    await expect(db.doc("users/zoe").get({ source: "server" })).rejects.toThrow(/for 'get' @ L/);
  }
});
