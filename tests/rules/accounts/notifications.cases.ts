import { newNotification, notificationsPath } from "@salvia/domain/mail/notification";

import { actors, isEnded, isVisitGuest, type ActorName } from "../support/actors.ts";
import { type Documents, missing, naming, now, type Fields } from "../support/values.ts";
import { type Query, type Row, write } from "../support/row.ts";

const everyUser = actors
  .filter((actor) => actor.uid !== null && !isEnded(actor) && !isVisitGuest(actor))
  .map(({ name }) => name);
const noOne: readonly ActorName[] = [];

const unread = newNotification({
  kind: "newLead",
  leadId: "lead",
  at: new Date("2026-11-20T09:00:00Z"),
});
const ofAppointment = newNotification({
  kind: "appointmentConfirmed",
  appointmentId: "appointment",
  at: new Date("2026-11-20T09:00:00Z"),
});
const read = { ...unread, readAt: new Date("2026-11-20T10:00:00Z") };

/** Every actor has notifications, one of them read, and so has Zoe, who is no actor. */
export const storedNotifications: Documents = Object.fromEntries(
  ["zoe", "stranger", ...actors.map(({ uid }) => uid ?? "stranger")].flatMap((uid) => [
    [pathOf(uid, "unread"), unread],
    [pathOf(uid, "read"), read],
    [pathOf(uid, "appointment"), ofAppointment],
    [pathOf(uid, "new"), null],
  ]),
);

const badTimes = [missing, null, true, 7, "now", new Date("2020-01-01"), new Date("2120-01-01")];
const served: Fields = {
  kind: "conversion",
  leadId: "other",
  appointmentId: "other",
  conversationId: "other",
  requestId: "other",
  at: now,
  expireAt: now,
  extra: true,
};

/** Every tested operation on notifications. */
export const notificationRows: readonly Row[] = [
  get("one's own", (uid) => pathOf(uid, "unread"), everyUser),
  get("one's own that does not exist", (uid) => pathOf(uid, "missing"), everyUser),
  get("another's", () => pathOf("zoe", "unread"), noOne),
  list("a page", (items) => items.limit(20), everyUser),
  list("the largest page", (items) => items.limit(100), everyUser),
  list("more than a page", (items) => items.limit(101), noOne),
  { ...list("without limit", (items) => items, noOne), undecidable: true },
  list(
    "the unread",
    (items) => items.where("readAt", "==", null).orderBy("at", "desc").limit(10),
    everyUser,
  ),
  list(
    "another's",
    (items) => items.limit(20),
    noOne,
    () => "zoe",
  ),
  create("one's own", (uid) => pathOf(uid, "new")),
  create("another's", () => pathOf("zoe", "new")),
  update("that it is read", { readAt: now }, everyUser),
  update("that it is read, once more", { readAt: now }, everyUser, (uid) => pathOf(uid, "read")),
  update("that one about an appointment is read", { readAt: now }, everyUser, (uid) =>
    pathOf(uid, "appointment"),
  ),
  update("another's", { readAt: now }, noOne, () => pathOf("zoe", "unread")),
  ...badTimes.map((readAt) => update(naming("readAt", readAt), { readAt }, noOne)),
  update("that it is not read after all", { readAt: null }, noOne, (uid) => pathOf(uid, "read")),
  update("nothing", {}, noOne, (uid) => pathOf(uid, "read")),
  ...Object.entries(served).map(([field, value]) =>
    update(naming(field, value), { readAt: now, [field]: value }, noOne),
  ),
  remove("one's own", (uid) => pathOf(uid, "unread")),
  remove("another's", () => pathOf("zoe", "unread")),
];

function get(name: string, path: (uid: string) => string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db, uid) => db.doc(path(uid)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function list(
  name: string,
  query: (items: Query) => Query,
  allowedTo: Row["allowedTo"],
  whose = (uid: string) => uid,
): Row {
  const send: Row["send"] = (db, uid) =>
    query(db.collection(notificationsPath(whose(uid)))).get({ source: "server" });
  return { operation: "list", name, send, allowedTo };
}

function create(name: string, path: (uid: string) => string): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(path(uid)), unread));
  return { operation: "create", name, send, allowedTo: noOne };
}

function update(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  path = (uid: string) => pathOf(uid, "unread"),
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(path(uid)), fields));
  return { operation: "update", name, send, allowedTo };
}

function remove(name: string, path: (uid: string) => string): Row {
  const send: Row["send"] = (db, uid) => write(db, (writes) => writes.delete(db.doc(path(uid))));
  return { operation: "delete", name, send, allowedTo: noOne };
}

function pathOf(uid: string, id: string): string {
  return `${notificationsPath(uid)}/${id}`;
}
