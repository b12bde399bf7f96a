import { collections } from "@salvia/domain/shared/collections";
import { messagesPath, type Message, type Thread } from "@salvia/domain/assistant/thread";

import { actors, type ActorName, type Firestore } from "../support/actors.ts";
import type { Documents } from "../support/values.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";

const noOne: readonly ActorName[] = [];
const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];

const at = new Date("2026-11-20T09:00:00Z");
const times = { createdAt: at, expireAt: new Date("2027-02-18T09:00:00Z") };
const threadOf = (ownerId: string): Thread => ({
  ownerId,
  title: "Who do I see today?",
  updatedAt: at,
  context: null,
  ...times,
});
const message: Message = { from: "owner", text: "Who do I see today?", ...times };

/** Every actor has a conversation under their own uid, as if each had once been a clinician. */
export const storedThreads: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [threadPath(uid), threadOf(uid)],
    [`${messagesPath(uid)}/first`, message],
  ]),
);

/** Every tested operation on conversations. */
export const threadRows: readonly Row[] = [
  get("one's own", (uid) => threadPath(uid), clinicians),
  get("another's", () => threadPath("zoe"), noOne),
  get("one that is not there", () => threadPath("missing"), noOne),
  list("a page of one's own", (all, uid) => all.where("ownerId", "==", uid).limit(10), clinicians),
  list("the largest page", (all, uid) => all.where("ownerId", "==", uid).limit(100), clinicians),
  list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101), noOne),
  {
    ...list("one's own without limit", (all, uid) => all.where("ownerId", "==", uid), noOne),
    undecidable: true,
  },
  list("another's", (all) => all.where("ownerId", "==", "zoe").limit(10), noOne),
  ...serverWrites((uid) => threadPath(uid), threadOf("zoe")),
  remove("one's own", threadPath, clinicians),
  remove("another's", () => threadPath("zoe"), noOne),
  remove("one that is not there", () => threadPath("missing"), noOne),
];

/** Every tested operation on their messages. */
export const messageRows: readonly Row[] = [
  get("one's own", (uid) => `${messagesPath(uid)}/first`, noOne),
  { ...listMessages("a page of one's own", (all) => all.limit(60), clinicians), reads: 2 },
  { ...listMessages("the largest page", (all) => all.limit(100), clinicians), reads: 2 },
  listMessages("more than a page", (all) => all.limit(101), noOne),
  { ...listMessages("all of one's own", (all) => all, noOne), undecidable: true, reads: 2 },
  {
    ...listMessages(
      "another's",
      (all) => all.limit(60),
      noOne,
      () => "zoe",
    ),
    reads: 2,
  },
  {
    ...listMessages(
      "those of none",
      (all) => all.limit(60),
      noOne,
      () => "missing",
    ),
    undecidable: true,
    reads: 2,
  },
  ...serverWrites((uid) => `${messagesPath(uid)}/first`, message),
  remove("one's own", (uid) => `${messagesPath(uid)}/first`, noOne),
];

function get(name: string, path: (uid: string) => string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db, uid) => db.doc(path(uid)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.threads, query);
  return { operation: "list", name, send, allowedTo };
}

function listMessages(
  name: string,
  query: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
  whose = (uid: string) => uid,
): Row {
  const send: Row["send"] = (db, uid) =>
    query(db.collection(messagesPath(whose(uid)))).get({ source: "server" });
  return { operation: "list", name, send, allowedTo };
}

/** Operations that only the server performs. */
function serverWrites(path: (uid: string) => string, made: object): Row[] {
  return [
    change("create", (writes, db, uid) => writes.set(db.doc(`${path(uid)}New`), made)),
    change("update", (writes, db, uid) => writes.update(db.doc(path(uid)), { title: "Mine" })),
  ];
}

function remove(name: string, path: (uid: string) => string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db, uid) => write(db, (writing) => writing.delete(db.doc(path(uid))));
  return { operation: "delete", name, send, allowedTo };
}

function change(operation: Row["operation"], make: Change): Row {
  const send: Row["send"] = (db, uid) => write(db, (writes) => make(writes, db, uid));
  return { operation, name: "one's own", send, allowedTo: noOne };
}

type Change = (
  writes: Parameters<Parameters<typeof write>[1]>[0],
  db: Firestore,
  uid: string,
) => unknown;

function threadPath(id: string): string {
  return `${collections.threads}/${id}`;
}
