import type { BulkJob, BulkJobPart } from "@salvia/domain/lead/bulk/bulkJob";
import { collections } from "@salvia/domain/shared/collections";

import { actors, type ActorName } from "../support/actors.ts";
import { listOf, write, type Query, type Row, type Transaction } from "../support/row.ts";
import type { Documents } from "../support/values.ts";

const noOne: readonly ActorName[] = [];
const readers: readonly ActorName[] = ["owner", "colleague", "admin", "owner turned admin"];

const at = new Date("2026-11-20T09:00:00Z");
const expiresAt = new Date("2026-11-23T09:00:00Z");
const jobOf = (ownerId: string): BulkJob => ({
  ownerId,
  action: { kind: "handOver", to: "ben" },
  total: 1,
  done: 1,
  skipped: 0,
  parts: 1,
  next: 1,
  createdAt: at,
  finishedAt: at,
  expiresAt,
});
const partOf = (ownerId: string): BulkJobPart => ({
  ownerId,
  job: "0b5d0c3e-6c1e-4f6e-9a39-0f4f2d0c7a11",
  rows: [{ id: "mine", rev: 1 }],
  results: [{ outcome: "done" }],
  expiresAt,
});

/** Every actor has a job under their own uid, as if each had once started one. */
export const storedBulkJobs: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [`${collections.bulkJobs}/${uid}`, jobOf(uid)],
    [`${collections.bulkJobParts}/${uid}`, partOf(uid)],
  ]),
);

/** Every tested operation on jobs. */
export const bulkJobRows: readonly Row[] = [
  get(collections.bulkJobs, "one's own", (uid) => uid, readers),
  get(collections.bulkJobs, "another's", () => "zoe", noOne),
  get(collections.bulkJobs, "one that is not there", () => "missing", noOne),
  list("a page of one's own", (all, uid) => own(all, uid).limit(10), readers),
  list("the largest page", (all, uid) => own(all, uid).limit(100), readers),
  list("more than a page", (all, uid) => own(all, uid).limit(101), noOne),
  { ...list("one's own without limit", own, noOne), undecidable: true },
  list("another's", (all) => all.where("ownerId", "==", "zoe").limit(10), noOne),
  ...serverWrites(collections.bulkJobs, jobOf("zoe")),
];

/** Every tested operation on their parts. */
export const bulkJobPartRows: readonly Row[] = [
  get(collections.bulkJobParts, "one's own", (uid) => uid, readers),
  get(collections.bulkJobParts, "another's", () => "zoe", noOne),
  get(collections.bulkJobParts, "one that is not there", () => "missing", noOne),
  {
    operation: "list",
    name: "a page of one's own",
    send: listOf(collections.bulkJobParts, (all, uid) => own(all, uid).limit(10)),
    allowedTo: noOne,
  },
  ...serverWrites(collections.bulkJobParts, partOf("zoe")),
];

function get(
  collection: string,
  name: string,
  id: (uid: string) => string,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) =>
    db.doc(`${collection}/${id(uid)}`).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function own(all: Query, uid: string): Query {
  return all.where("ownerId", "==", uid);
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  return { operation: "list", name, send: listOf(collections.bulkJobs, query), allowedTo };
}

/** Operations that only the server performs. */
function serverWrites(collection: string, made: object): Row[] {
  const path = (uid: string) => `${collection}/${uid}`;
  return [
    change("create", (writes, doc, uid) => writes.set(doc(`${path(uid)}New`), made)),
    change("update", (writes, doc, uid) => writes.update(doc(path(uid)), { expiresAt: at })),
    change("delete", (writes, doc, uid) => writes.delete(doc(path(uid)))),
  ];
}

type Doc = (path: string) => Parameters<Transaction["delete"]>[0];

function change(
  operation: Row["operation"],
  make: (writes: Transaction, doc: Doc, uid: string) => unknown,
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => make(writes, (path) => db.doc(path), uid));
  return { operation, name: "one's own", send, allowedTo: noOne };
}
