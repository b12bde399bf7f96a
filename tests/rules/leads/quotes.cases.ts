import type { Quote } from "@salvia/domain/lead/quote/quote";
import { collections } from "@salvia/domain/shared/collections";

import { quote } from "../../../seed/quotes.ts";
import type { ActorName } from "../support/actors.ts";
import {
  admins,
  badRevisions,
  eachValue,
  noOne,
  documentRows,
  past,
} from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";
import { missing, naming, now, own, type Documents, type Values } from "../support/values.ts";
import { leadDocuments } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];

const byActor = { madeBy: own, madeAt: now };
const { pathOf, get, list, create, update, remove } = documentRows(collections.quotes, {
  fresh: () => ({ ...quote(), ...byActor }),
  next: { rev: 4, ...byActor },
  reads: { get: 2, write: 2 },
});

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
  undecidable(get("of a lead that there is not", "absent", admins)),
  list("a page", (all) => all.limit(50)),

  create("of an own lead", "withoutConsent", {}, owner),
  create("of a lead in the pool", "pooled", {}),
  undecidable(create("of a lead that there is not", "absent", {})),
  ...statuses.withoutQuote.map((status) => create(`of one that is ${status}`, status, {}, owner)),
  create("of one that is lost", "lost", {}),
  create("of one without a chosen plan", "undecided", {}),
  ...badRevisions.first.map((rev) => create(naming("rev", rev), "withoutConsent", { rev })),
  ...eachValue(fields, (name, changed, may) =>
    create(name, "withoutConsent", changed, may ? owner : noOne),
  ),

  update("the next one", "mine", { plan: "premium", adults: 1, children: 0 }, owner),
  update("the next one of theirs", "theirs", { plan: "premium" }, colleague),
  ...statuses.withQuote.map((status) =>
    update(`the next one of one that is ${status}`, status, { rev: 2, adults: 3 }, owner),
  ),
  update("the next one of a client", "enrolled", { plan: "premium" }),
  ...badRevisions.next.map((rev) => update(naming("rev", rev), "mine", { rev })),
  update("a revision that is no whole number", "halfRevision", { rev: 3.5 }),
  ...eachValue(fields, (name, changed, may) => update(name, "mine", changed, may ? owner : noOne)),

  remove("one of mine", "mine"),
  remove("one that does not exist", "absent"),
];
