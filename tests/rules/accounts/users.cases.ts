import { collections } from "@salvia/domain/shared/collections";
import type { User } from "@salvia/domain/account/user";

import { user } from "../../../seed/users.ts";
import { actors, isEnded, isVisitGuest, type Actor } from "../support/actors.ts";
import { admins, documentRows, noOne } from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";
import { type Documents, badLines, missing, naming, now, type Values } from "../support/values.ts";

const withToken = actors.filter((actor) => actor.uid !== null && !isVisitGuest(actor));
const everyone = withToken.map(({ name }) => name);
const everyUser = withToken.filter((actor) => !isEnded(actor)).map(({ name }) => name);

const { pathOf, get, list, create, update, remove } = documentRows(collections.users, {
  fresh: () => ({ ...user() }),
});
const ownId = (uid: string) => uid;

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
  get("one's own", ownId, everyone),
  get("another's", "zoe", admins),
  get("one that does not exist", "missing", admins),
  list("a page", (users) => users.limit(50), admins),
  list("the largest page", (users) => users.limit(100), admins),
  list("more than a page", (users) => users.limit(101)),
  undecidable(list("without limit", (users) => users)),
  list("by a field", (users) => users.where("language", "==", "en").limit(1), admins),
  create("another's", "newcomer"),
  update("nothing", ownId, {}, everyUser),
  ...Object.entries(settings).flatMap(([field, { may, never }]) =>
    [...may, ...never].map((value) =>
      update(
        naming(field, value),
        ownId,
        { [field]: value },
        may.includes(value) ? everyUser : noOne,
      ),
    ),
  ),
  update(
    "all settings",
    ownId,
    { displayName: "Zoë", language: "pt", notifications: notices({}) },
    everyUser,
  ),
  update("another's time seen", "zoe", { poolSeenAt: now }),
  update("a setting, and the role", ownId, { language: "pt", role: "admin" }),
  update("another's language", "zoe", { language: "pt" }),
  remove("one's own", ownId),
  remove("another's", "zoe"),
];

function profileOf({ uid }: Actor): [string, User] {
  return [pathOf(uid ?? "stranger"), user()];
}

function notices(changes: object) {
  return { newLeads: true, conversions: true, monthlyReport: true, ...changes };
}
