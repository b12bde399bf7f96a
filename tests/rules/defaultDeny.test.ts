import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { isNightly } from "../chance.ts";
import { actors, roleOf } from "./support/actors.ts";
import { decide } from "./support/decide.ts";
import { rulesProject } from "./support/environment.ts";
import { write, type Row } from "./support/row.ts";
import { tables } from "./tables.ts";

const rules = await rulesProject("default-deny");

/** The first actor of each role; at night, all. */
const askers = actors.filter(
  (actor) => isNightly() || actors.find((other) => roleOf(other) === roleOf(actor)) === actor,
);

/** Collections with a rule; all others belong to the server. */
const ruled = new Set<string>(tables.map(({ collection }) => collection));

/** Collections below a document, including documents that never exist. */
const below = new Set<string>([
  collections.activities,
  collections.leadIndexes,
  collections.patientIndexes,
  collections.records,
  collections.allergies,
  collections.problems,
  collections.vitals,
  collections.medications,
  collections.notes,
  collections.messages,
  collections.takenTime,
  collections.chatMessages,
  collections.directMessages,
]);

/** Places without a rule: the server's, some below places with a rule, and others. */
const places = [
  ...Object.values(collections).filter((name) => !ruled.has(name) && !below.has(name)),
  "leads/mine/unlisted",
  "users/ana/unlisted",
  "notifications",
  "notifications/ana/unlisted",
  "leadIndexes",
  "leadIndexes/ana/unlisted",
  "patientIndexes",
  "patientIndexes/ana/unlisted",
  "records",
  "records/ana/unlisted",
  "unlisted/ana/leads",
  "unlisted",
];

test("lists exactly the server's own collections", () => {
  expect(places.slice(0, -12)).toEqual([
    "leadImports",
    "importRuns",
    "leadMerges",
    "leadConversions",
    "accessChanges",
    "calendarFeeds",
    "withdrawnEntries",
    "revocations",
    "usernames",
    "policyLinks",
    "passkeys",
    "challenges",
    "rateLimits",
    "enquiries",
    "newsWindows",
    "mailRequests",
    "mail",
    "mailSuppressions",
    "processedEvents",
    "scans",
    "erasures",
  ]);
});

test.each(askers)("$name has no access to places without a rule", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const db = rules.as(actor);
  const documents = places.map((place) => [`${place}/${uid}`, { ownerId: uid, uid }]);
  await rules.begin(Object.fromEntries(documents));

  const outcomes = await Promise.all(
    places.flatMap((place) => rowsOf(place, uid).map((row) => decide("unlisted", row, db, uid))),
  );
  expect(outcomes).toEqual(Array.from({ length: 5 * places.length }, () => "denied"));
});

test.each(askers)("$name may not list leads or activities wherever they are", async (actor) => {
  const uid = actor.uid ?? "stranger";
  const db = rules.as(actor);
  for (const [group, field] of [
    ["leads", "ownerId"],
    ["activities", "authorId"],
  ] as const) {
    const send: Row["send"] = () =>
      db.collectionGroup(group).where(field, "==", uid).limit(1).get({ source: "server" });
    expect(await decide("unlisted", { operation: "list", send }, db, uid)).toBe("denied");
  }
});

/** @param uid the id of the stored document, which could be taken for the actor's own */
function rowsOf(place: string, uid: string): Pick<Row, "operation" | "send">[] {
  const stored = `${place}/${uid}`;
  return [
    { operation: "get", send: (db) => db.doc(stored).get({ source: "server" }) },
    { operation: "list", send: (db) => db.collection(place).limit(1).get({ source: "server" }) },
    {
      operation: "create",
      send: (db) => write(db, (writes) => writes.set(db.doc(`${place}/other`), { ownerId: uid })),
    },
    {
      operation: "update",
      send: (db) => write(db, (writes) => writes.update(db.doc(stored), { rev: 1 })),
    },
    { operation: "delete", send: (db) => write(db, (writes) => writes.delete(db.doc(stored))) },
  ];
}
