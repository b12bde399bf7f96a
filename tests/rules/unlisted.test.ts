import { afterAll, expect, test } from "vitest";

import { actors, connect } from "./actors.ts";
import { decide } from "./decide.ts";
import { rulesEnvironment, store } from "./environment.ts";
import { write, type Row } from "./row.ts";

const environment = await rulesEnvironment("unlisted");

afterAll(() => environment.cleanup());

/** Places that no rule speaks of, some of them below places that one does. */
const places = ["unlisted", "leads/mine/unlisted", "users/ana/unlisted", "unlisted/ana/leads"];

test.each(actors)("$name may do nothing in places that no rule speaks of", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const db = connect(environment, actor);
  await environment.withSecurityRulesDisabled(async (context) => {
    const documents = places.map((place) => [`${place}/stored`, { ownerId: uid }]);
    await store(context.firestore(), Object.fromEntries(documents));
  });

  const outcomes = await Promise.all(
    places.flatMap((place) => rowsOf(place).map((row) => decide("unlisted", row, db, uid))),
  );
  expect(outcomes).toEqual(Array.from({ length: 5 * places.length }, () => "denied"));
});

test.each(actors)("$name may not list leads wherever they are", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const ask: Row["ask"] = (db) =>
    db.collectionGroup("leads").where("ownerId", "==", uid).limit(1).get({ source: "server" });
  const db = connect(environment, actor);
  expect(await decide("unlisted", { operation: "list", ask }, db, uid)).toBe("denied");
});

function rowsOf(place: string): Pick<Row, "operation" | "ask">[] {
  const stored = `${place}/stored`;
  return [
    { operation: "get", ask: (db) => db.doc(stored).get({ source: "server" }) },
    { operation: "list", ask: (db) => db.collection(place).limit(1).get({ source: "server" }) },
    {
      operation: "create",
      ask: (db, uid) =>
        write(db, (writes) => writes.set(db.doc(`${place}/other`), { ownerId: uid })),
    },
    {
      operation: "update",
      ask: (db) => write(db, (writes) => writes.update(db.doc(stored), { rev: 1 })),
    },
    { operation: "delete", ask: (db) => write(db, (writes) => writes.delete(db.doc(stored))) },
  ];
}
