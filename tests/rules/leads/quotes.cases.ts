import type { Quote } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";

import { quote } from "../../../seed/quotes.ts";
import type { ActorName } from "../support/actors.ts";
import {
  type Documents,
  changes,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
  type Values,
} from "../support/values.ts";
import { listOf, type Row, write } from "../support/row.ts";
import { leadDocuments, type StoredLead } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const noOne: readonly ActorName[] = [];

type Lead = StoredLead | "absent";

const past = new Date("2026-11-20T09:00:00Z");
const fresh: Fields = { ...quote(), madeBy: own, madeAt: now };

/** The statuses of her open leads that have a quote, so that they can move to quoted, or none. */
const statuses = {
  withQuote: ["aiContacting", "remoteSales", "documents"],
  withoutQuote: ["new", "quoted"],
} as const;

/** The quotes of Ana's leads and of others; her other leads have none yet. */
export const storedQuotes: Documents = {
  ...leadDocuments,
  ...Object.fromEntries(
    ["mine", "theirs", "enrolled"].map((lead) => [pathOf(lead), quote({ rev: 3, madeAt: past })]),
  ),
  [pathOf("halfRevision")]: { ...quote(), rev: 2.5 },
  ...Object.fromEntries(
    ["withoutConsent", "undecided", "pooled", "absent", "lost", ...statuses.withoutQuote].map(
      (lead) => [pathOf(lead), null],
    ),
  ),
};

const badCounts = [missing, null, 1.5, 11, -1, "2", [2]];

/** Values that are the same in a first quote and in the next one. */
const fields: Record<Exclude<keyof Quote, "rev"> | "note" | "monthly", Values> = {
  plan: {
    may: ["basic", "premium"],
    never: [missing, null, 7, "", "gold", "Basic", ["basic"]],
  },
  adults: { may: [1, 10], never: [...badCounts, 0] },
  children: { may: [0, 10], never: badCounts },
  offersVersion: {
    may: ["00000000", "0a1b2c3d"],
    never: [missing, null, 12_345_678, "", "0a1b2c3", "0a1b2c3d4", "0A1B2C3D", "latest88"],
  },
  madeBy: { may: [], never: [missing, null, 7, "", "ben", "zoe"] },
  madeAt: { may: [], never: [missing, null, 7, "now", past, new Date("2120-01-01")] },
  monthly: { may: [], never: [407, null] },
  note: { may: [], never: ["more"] },
};

/** Every tested operation on quotes. */
export const quoteRows: readonly Row[] = [
  get("of mine", "mine", [...owner, ...admins]),
  get("of theirs", "theirs", [...colleague, ...admins]),
  get("of a lead in the pool", "pooled", [...sales, ...admins]),
  get("that my lead has none", "withoutConsent", [...owner, ...admins]),
  { ...get("of a lead that there is not", "absent", admins), undecidable: true },
  {
    operation: "list",
    name: "a page",
    send: listOf(collections.quotes, (all) => all.limit(50)),
    allowedTo: noOne,
  },

  create("of an own lead", "withoutConsent", {}, owner),
  create("of a lead in the pool", "pooled", {}, noOne),
  { ...create("of a lead that there is not", "absent", {}, noOne), undecidable: true },
  ...statuses.withoutQuote.map((status) => create(`of one that is ${status}`, status, {}, owner)),
  create("of one that is lost", "lost", {}, noOne),
  create("of one without a chosen plan", "undecided", {}, noOne),
  ...[missing, null, 0, 2, "1"].map((rev) =>
    create(naming("rev", rev), "withoutConsent", { rev }, noOne),
  ),
  ...each((name, changed, may) => create(name, "withoutConsent", changed, may ? owner : noOne)),

  update("the next one", "mine", { plan: "premium", adults: 1, children: 0 }, owner),
  update("the next one of theirs", "theirs", { plan: "premium" }, colleague),
  ...statuses.withQuote.map((status) =>
    update(`the next one of one that is ${status}`, status, { rev: 2, adults: 3 }, owner),
  ),
  update("the next one of a client", "enrolled", { plan: "premium" }, noOne),
  ...[missing, null, 1, 3, 5, 4.5, "4"].map((rev) =>
    update(naming("rev", rev), "mine", { rev }, noOne),
  ),
  update("a revision that is no whole number", "halfRevision", { rev: 3.5 }, noOne),
  ...each((name, changed, may) => update(name, "mine", changed, may ? owner : noOne)),

  remove("one of mine", "mine"),
  remove("one that does not exist", "absent"),
];

/** A row for each value of each field; `row` decides which actors may write it. */
function each(row: (name: string, changed: Fields, may: boolean) => Row): Row[] {
  return Object.entries(fields).flatMap(([field, { may, never }]) => {
    const good = may.map((value) => row(naming(field, value), { [field]: value }, true));
    const bad = never.map((value) => row(naming(field, value), { [field]: value }, false));
    return good.concat(bad);
  });
}

function get(name: string, lead: Lead, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(lead)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo, reads: 2 };
}

function create(name: string, lead: Lead, changed: Fields, allowedTo: Row["allowedTo"]): Row {
  const path = pathOf(lead);
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(path), whole({ ...fresh, ...changed }, uid)));
  return { operation: "create", name, send, allowedTo, reads: 2 };
}

function update(name: string, lead: Lead, changed: Fields, allowedTo: Row["allowedTo"]): Row {
  const next = { rev: 4, madeBy: own, madeAt: now, ...changed };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(lead)), changes(next, uid)));
  return { operation: "update", name, send, allowedTo, reads: 2 };
}

function remove(name: string, lead: Lead): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(lead))));
  return { operation: "delete", name, send, allowedTo: noOne };
}

function pathOf(lead: string): string {
  return `${collections.quotes}/${lead}`;
}
