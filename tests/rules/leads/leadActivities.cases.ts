import { collections } from "@salvia/domain/shared/collections";
import {
  activityIdMaxLength,
  activityTextMaxLength,
  callMaxMinutes,
  callOutcomes,
  type LeadActivity,
} from "@salvia/domain/lead/leadActivity";

import type { ActorName, Firestore } from "../support/actors.ts";
import {
  type Documents,
  badLines,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
  type Values,
} from "../support/values.ts";
import { leadDocuments, pathOf, type StoredLead } from "./leads.stored.ts";
import {
  listOf,
  undecidable,
  write,
  type Query,
  type Row,
  type Transaction,
} from "../support/row.ts";

/** The path pattern in firestore.rules. */
export const activitiesOfLeads = `${collections.leads}/{leadId}/${collections.activities}`;

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const noOne: readonly ActorName[] = [];

const five = ["ben", "zoe", "cleo", "dora", "emil"];
const longestId = `merged:${"x".repeat(activityIdMaxLength - 7)}`;
const longest = "x".repeat(activityTextMaxLength);
const emoji = "🌿".repeat(activityTextMaxLength / 2);
const lines = new Set<unknown>(["Zoë\nB", "Zoë\tB"]);
const badTexts = badLines.filter((text) => !lines.has(text));

/** Values that an owner may or may not write into each field of a note. */
const noteFields: Record<
  | keyof LeadActivity
  | ("text" | "authorId" | "outcome" | "minutes" | "note" | "mentions" | "replyTo"),
  Values
> = {
  kind: {
    may: ["note", "call", "email"],
    never: [missing, null, 7, "", "Note", "enquiry", "status", "owner", ["note"]],
  },
  text: {
    may: ["Z", "Called.\nNobody at home;\ttomorrow again.", ...lines, longest, emoji],
    never: [...badTexts, "Zoë\n", `${longest}x`, `${emoji}🌿`],
  },
  authorId: { may: [own], never: [missing, null, 7, "", "zoe"] },
  createdAt: { may: [now], never: [missing, null, 7, "now", new Date("2020-01-01")] },
  outcome: { may: [], never: ["reached", null] },
  minutes: { may: [], never: [7, null] },
  note: { may: [], never: ["more", null] },
  mentions: {
    may: [missing, ["ben"], ["ben", "zoe"], five],
    never: [
      null,
      7,
      "ben",
      {},
      [],
      [...five, "six"],
      ["ben", "ben"],
      ["ana"],
      ["ben", "ana"],
      ["b n"],
      [""],
      ["ben:"],
      ["x".repeat(129)],
    ],
  },
  replyTo: {
    may: [missing, "first", "merged:one:first", longestId],
    never: [null, 7, "", "fir st", "first/x/y", ["first"], "x".repeat(activityIdMaxLength + 1)],
  },
};

/** The same for what only calls have; none of it is required of a call with a text. */
const callFields: Record<
  "outcome" | "minutes" | "text" | "authorId" | "createdAt" | "note",
  Values
> = {
  outcome: {
    may: [missing, ...callOutcomes],
    never: [null, 7, "", "Reached", "bought", ["reached"]],
  },
  minutes: {
    may: [missing, 1, callMaxMinutes],
    never: [null, 0, -1, 1.5, callMaxMinutes + 1, "7", [7]],
  },
  text: {
    may: [missing, "Wants two quotes.", longest],
    never: [null, 7, "", "Zoë\n", `${longest}x`],
  },
  authorId: { may: [], never: [missing, "zoe"] },
  createdAt: { may: [], never: [missing, new Date("2020-01-01")] },
  note: { may: [], never: ["more"] },
};

/** The same for emails, which need not have a text. */
const emailFields: Record<"outcome" | "minutes" | "text" | "authorId" | "createdAt", Values> = {
  outcome: { may: [], never: ["reached", null] },
  minutes: { may: [], never: [7, null] },
  text: { may: [missing, "Sent the quote."], never: [null, 7, "", "Zoë\n", `${longest}x`] },
  authorId: { may: [], never: [missing, "zoe"] },
  createdAt: { may: [], never: [missing, new Date("2020-01-01")] },
};

const entry: Fields = { kind: "note", text: "Prefers the morning.", authorId: own, createdAt: now };
const call = { ...entry, kind: "call", outcome: "reached", minutes: 12 };
const email = { ...entry, kind: "email" };
const answering = { mentions: ["zoe"], replyTo: "first" };
const stored = { ...entry, authorId: "ana", createdAt: new Date("2026-11-17T10:00:00Z") };

/** Every tested operation on the activities of leads. */
export const leadActivityRows: readonly Row[] = [
  get("of mine", "mine", [...owner, ...admins]),
  get("of theirs", "theirs", [...colleague, ...admins]),
  get("of pooled", "pooled", [...sales, ...admins]),
  { ...get("of absent", "absent", admins), undecidable: true },

  list("a page of mine", "mine", (all) => all.limit(50), [...owner, ...admins]),
  list("a page of theirs", "theirs", (all) => all.limit(50), [...colleague, ...admins]),
  list("a page of pooled", "pooled", (all) => all.limit(50), [...sales, ...admins]),
  { ...list("a page of absent", "absent", (all) => all.limit(50), admins), undecidable: true },
  list("the largest page", "mine", newest(100), [...owner, ...admins]),
  list("more than a page", "mine", newest(101), noOne),
  { ...list("without limit", "mine", (all) => all, noOne), undecidable: true },

  add("to mine", "mine", {}, owner),
  add("to theirs", "theirs", {}, colleague),
  add("to pooled", "pooled", {}, sales),
  { ...add("to absent", "absent", {}, noOne), undecidable: true },
  add("under an id of the server's", "mine", {}, noOne, "status:5"),
  add("a call to theirs", "theirs", call, colleague),
  add("a call to pooled", "pooled", call, noOne),
  add(
    "a call without text or outcome",
    "mine",
    { ...call, text: missing, outcome: missing },
    noOne,
  ),
  add("to pooled, mentioning and answering", "pooled", answering, sales),
  add("an email to pooled", "pooled", email, noOne),
  add("in answer to a call", "mine", { replyTo: "called" }, noOne),
  {
    ...add("in answer to what is missing", "mine", { replyTo: "gone" }, noOne),
    undecidable: true,
  },
  {
    ...add("in answer to a note of another lead", "pooled", { replyTo: "merged:one:first" }, noOne),
    undecidable: true,
  },
  add("a call that mentions", "mine", { ...call, mentions: ["zoe"] }, noOne),
  add("a call that answers", "mine", { ...call, replyTo: "first" }, noOne),
  add("an email that mentions", "mine", { ...email, mentions: ["zoe"] }, noOne),
  // Rules need not be able to join what is no text.
  ...[["ben", 7], [null], [{}]].map((mentions) =>
    undecidable(add(naming("mentions", mentions), "mine", { mentions }, noOne)),
  ),
  ...adding("", {}, noteFields),
  ...adding("a call, ", call, callFields),
  ...adding("an email, ", email, emailFields),

  change("update", "the text", (writes, path) => writes.update(path, { text: "Never called." })),
  change("update", "all of it", (writes, path, uid) => writes.set(path, whole(entry, uid))),
  change("delete", "an entry", (writes, path) => writes.delete(path)),
];

/** What these rows need stored: an entry of Ana's for each readable lead. */
export const storedActivities: Documents = {
  ...leadDocuments,
  [activity("mine")]: stored,
  [activity("theirs")]: { ...stored, authorId: "ben" },
  [activity("mine", "merged:one:first")]: stored,
  [activity("mine", longestId)]: stored,
  [activity("mine", "called")]: { ...stored, kind: "call" },
  [activity("pooled")]: stored,
  [activity("absent")]: stored,
};

function activity(which: StoredLead | "absent", id = "first"): string {
  return `${pathOf(which)}/${collections.activities}/${id}`;
}

function get(name: string, which: StoredLead | "absent", allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(activity(which)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo, reads: 2 };
}

function list(
  name: string,
  which: StoredLead | "absent",
  find: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(`${pathOf(which)}/${collections.activities}`, find);
  return { operation: "list", name, send, allowedTo, reads: 2 };
}

function newest(limit: number) {
  return (all: Query) => all.orderBy("createdAt", "desc").limit(limit);
}

function add(
  name: string,
  which: StoredLead | "absent",
  changed: Fields,
  allowedTo: Row["allowedTo"],
  id = "another",
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) =>
      writes.set(db.doc(activity(which, id)), whole({ ...entry, ...changed }, uid)),
    );
  const reads = "replyTo" in changed ? 3 : 2;
  return { operation: "create", name, send, allowedTo, reads };
}

/** An entry with each value of each field. */
function adding(
  name: string,
  one: Fields,
  fields: Readonly<Record<string, Values>>,
): readonly Row[] {
  return Object.entries(fields).flatMap(([field, { may, never }]) =>
    [...may, ...never].map((value) =>
      add(
        `${name}${naming(field, value)}`,
        "mine",
        { ...one, [field]: value },
        may.includes(value) ? owner : noOne,
      ),
    ),
  );
}

/** A change that no actor may make to their own entry. */
function change(
  operation: Row["operation"],
  name: string,
  make: (writes: Transaction, path: ReturnType<Firestore["doc"]>, uid: string) => unknown,
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => make(writes, db.doc(activity("mine")), uid));
  // A whole-document write is decided as a creation too.
  return { operation, name, send, allowedTo: noOne, reads: 2 };
}
