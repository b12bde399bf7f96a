import { collections } from "@salvia/domain/shared/collections";
import type { User } from "@salvia/domain/account/user";

import { user } from "../../../seed/users.ts";
import { actors, isEnded, isVisitGuest, type Actor, type ActorName } from "../support/actors.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import {
  type Documents,
  badLines,
  missing,
  naming,
  now,
  type Fields,
  type Values,
} from "../support/values.ts";

const withToken = actors.filter((actor) => actor.uid !== null && !isVisitGuest(actor));
const everyone = withToken.map(({ name }) => name);
const everyUser = withToken.filter((actor) => !isEnded(actor)).map(({ name }) => name);
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const noOne: readonly ActorName[] = [];

/** Every actor has a profile, and so has Zoe, who is no actor. */
export const storedUsers: Documents = {
  ...Object.fromEntries(actors.map(profileOf)),
  [pathOf("zoe")]: user({ displayName: "Zoe" }),
  [pathOf("newcomer")]: null,
};

const wrongTypes = [missing, null, 7, true, [], {}];
const badZones = ["", "Europe/", "/UTC", "Europe Madrid", "a/b/c/d", "UTC\n", "Ñ", "x".repeat(33)];
const goodNotices = [
  {},
  { newLeads: false },
  { conversions: false, monthlyReport: false },
  { appointments: false },
  { appointmentReminders: false },
  { messages: false },
  { nextStepMails: false },
  { nextStepBells: false },
  { mentions: false },
];
const badNotices = [
  { extra: true },
  { newLeads: 1 },
  { conversions: "yes" },
  { monthlyReport: null },
  { appointments: null },
  { appointmentReminders: null },
  { messages: null },
  { nextStepMails: null },
  { nextStepBells: null },
  { mentions: null },
];

/** Values that users may and may not write into each field of their own profile. */
const settings: Record<keyof User | "role", Values> = {
  displayName: {
    may: ["Z", "Zoë de la Cruz-O’Neill", "名前", "é".repeat(120), "🌿".repeat(120)],
    never: [...badLines, "é".repeat(121), "🌿".repeat(121)],
  },
  language: {
    may: ["en", "es", "pt", "fr"],
    never: [...wrongTypes, ["en"], "", "de", "EN", "en ", "en-US"],
  },
  timezone: {
    may: ["Europe/Madrid", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5"],
    never: [...wrongTypes, ...badZones],
  },
  notifications: {
    may: goodNotices.map(notices),
    never: [...wrongTypes, "on", { newLeads: true, conversions: true }, ...badNotices.map(notices)],
  },
  units: {
    may: [missing, "metric", "molar", "si", "us"],
    never: [null, 7, true, [], {}, ["us"], "", "US", "metric ", "imperial"],
  },
  username: { may: [], never: [missing, "root", 7] },
  email: { may: [], never: [missing, null, "someone.else@example.com"] },
  phone: { may: [], never: [missing, "+34600000000"] },
  roleChangedAt: { may: [], never: [missing, now] },
  signedOutAt: { may: [], never: [missing, now] },
  poolSeenAt: {
    may: [missing, now, new Date("2020-01-01")],
    never: [null, 7, "now"],
  },
  verifiedEmail: { may: [], never: [missing, null, "someone.else@example.com"] },
  createdAt: { may: [], never: [missing, null, now, new Date("2020-01-01")] },
  role: { may: [], never: ["admin"] },
};

/** Every tested operation on profiles, except creating one's own. */
export const userRows: readonly Row[] = [
  get("one's own", (uid) => uid, everyone),
  get("another's", () => "zoe", admins),
  get("one that does not exist", () => "missing", admins),
  list("a page", (users) => users.limit(50), admins),
  list("the largest page", (users) => users.limit(100), admins),
  list("more than a page", (users) => users.limit(101), noOne),
  { ...list("without limit", (users) => users, noOne), undecidable: true },
  list("by a field", (users) => users.where("language", "==", "en").limit(1), admins),
  create("another's", () => "newcomer"),
  update("nothing", {}, everyUser),
  ...Object.entries(settings).flatMap(([field, { may, never }]) =>
    [...may, ...never].map((value) =>
      update(naming(field, value), { [field]: value }, may.includes(value) ? everyUser : noOne),
    ),
  ),
  update(
    "all settings",
    { displayName: "Zoë", language: "pt", notifications: notices({}) },
    everyUser,
  ),
  update("another's time seen", { poolSeenAt: now }, noOne, () => "zoe"),
  update("a setting, and the role", { language: "pt", role: "admin" }, noOne),
  update("another's language", { language: "pt" }, noOne, () => "zoe"),
  remove("one's own", (uid) => uid),
  remove("another's", () => "zoe"),
];

function profileOf({ uid }: Actor): [string, User] {
  return [pathOf(uid ?? "stranger"), user()];
}

function notices(changes: object) {
  return { newLeads: true, conversions: true, monthlyReport: true, ...changes };
}

function get(name: string, whose: (uid: string) => string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db, uid) => db.doc(pathOf(whose(uid))).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function list(name: string, query: (users: Query) => Query, allowedTo: Row["allowedTo"]): Row {
  const send = listOf(collections.users, query);
  return { operation: "list", name, send, allowedTo };
}

function create(name: string, whose: (uid: string) => string): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(pathOf(whose(uid))), user()));
  return { operation: "create", name, send, allowedTo: noOne };
}

function update(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  whose = (uid: string) => uid,
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(whose(uid))), fields));
  return { operation: "update", name, send, allowedTo };
}

function remove(name: string, whose: (uid: string) => string): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.delete(db.doc(pathOf(whose(uid)))));
  return { operation: "delete", name, send, allowedTo: noOne };
}

function pathOf(uid: string): string {
  return `${collections.users}/${uid}`;
}
