import { collections } from "@salvia/domain/shared/collections";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";

import type { ActorName } from "../support/actors.ts";
import {
  admins,
  badRevisions,
  eachValue,
  noOne,
  documentRows,
  past,
} from "../support/documentRows.ts";
import { type Query, type Row, undecidable } from "../support/row.ts";
import {
  badLines,
  missing,
  naming,
  now,
  own,
  type Documents,
  type Fields,
  type Values,
} from "../support/values.ts";
import { leadDocuments } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];

const longest = "x".repeat(dueTitleMaxLength);
const future = new Date("2120-01-01T00:00:00Z");
const badTimes = [missing, 7, "now", past, future];

const fresh: Fields = {
  title: "Call back",
  dueOn: "2026-11-23",
  dueAt: null,
  ownerId: own,
  doneAt: null,
  rev: 1,
  updatedAt: now,
};
const { pathOf, get, list, pagesOfOwn, create, update, remove } = documentRows(
  collections.nextSteps,
  {
    fresh: (leadId) => ({ ...fresh, leadId }),
    next: { rev: 4, updatedAt: now, ownerId: own },
    reads: { write: 2 },
  },
);
const storedOf = (leadId: string) => ({
  ...fresh,
  leadId,
  ownerId: "ana",
  rev: 3,
  updatedAt: past,
});

/** The steps of Ana's lead and of others; hers without consent has none yet. */
export const storedNextSteps: Documents = {
  ...leadDocuments,
  [pathOf("mine")]: storedOf("mine"),
  [pathOf("consented")]: { ...storedOf("consented"), doneAt: past },
  [pathOf("halfRevision")]: { ...storedOf("halfRevision"), rev: 2.5 },
  // The server has not given it to Ben yet, to whom Ana handed the lead over.
  [pathOf("theirs")]: storedOf("theirs"),
  [pathOf("mailed")]: { ...storedOf("mailed"), ownerId: "zoe" },
  ...Object.fromEntries(
    ["withoutConsent", "pooled", "absent", "lost", "enrolled", ...openLeadStatuses].map((lead) => [
      pathOf(lead),
      null,
    ]),
  ),
};

/** Values that are the same in a new step and in a changed one. */
const fields: Record<Exclude<keyof NextStep, "doneAt" | "rev"> | "note", Values> = {
  title: {
    may: ["Z", longest, `x${"🌿".repeat(dueTitleMaxLength / 2 - 1)}x`],
    never: [...badLines, `${longest}x`],
  },
  dueOn: {
    may: ["2020-01-01", "2028-02-29"],
    never: [missing, null, 7, "", "2027-02-29", "2026-13-01", "2026-11-22T09:00", past],
  },
  dueAt: { may: [past, future], never: [missing, 7, "", "2026-11-23"] },
  leadId: { may: [], never: [missing, null, 7, "", "theirs"] },
  ownerId: { may: [], never: [missing, null, 7, "", "ben", "zoe"] },
  updatedAt: { may: [], never: [null, ...badTimes] },
  note: { may: [], never: ["more", null] },
};

/** Every tested operation on next steps. */
export const nextStepRows: readonly Row[] = [
  get("one of mine", "mine", [...owner, ...admins]),
  get("one of theirs that is still Ana's", "theirs", [...owner, ...admins]),
  get("one of a stranger's", "mailed", admins),
  get("that there is none", "absent", [...sales, ...admins]),
  ...pagesOfOwn(50, [...sales, ...admins]),
  list("those of leads, one of which has none", ofLeads("mine", "absent"), [...sales, ...admins]),
  list("those of leads, one of which is another's", ofLeads("mine", "mailed"), [
    ...sales,
    ...admins,
  ]),
  list("Ana's", (all) => all.where("ownerId", "==", "ana").limit(50), [...owner, ...admins]),
  undecidable(list("everyone's", (all) => all.limit(50), admins)),

  create("of an own lead", "withoutConsent", {}, owner),
  create("of a lead in the pool", "pooled", {}),
  undecidable(create("of a lead that there is not", "absent", {})),
  ...openLeadStatuses.map((status) => create(`of one that is ${status}`, status, {}, owner)),
  create("of one that is lost", "lost", {}),
  create("of a client", "enrolled", {}),
  ...[past, now].map((doneAt) => create(naming("doneAt", doneAt), "withoutConsent", { doneAt })),
  ...badRevisions.first.map((rev) => create(naming("rev", rev), "withoutConsent", { rev })),
  ...eachValue(fields, (name, changed, may) =>
    create(name, "withoutConsent", changed, may ? owner : noOne),
  ),

  update("the next one", "mine", { title: "Send the quote", dueOn: "2026-12-01" }, owner),
  update("the one of a lead handed over", "theirs", { title: "Introduce myself" }, colleague),
  update("that it is done", "mine", { doneAt: now }, owner),
  update("that it is open again", "consented", { doneAt: null }, owner),
  update("one that is done", "consented", { title: "Called" }),
  ...badTimes.map((doneAt) => update(naming("doneAt", doneAt), "mine", { doneAt })),
  ...badRevisions.next.map((rev) => update(naming("rev", rev), "mine", { rev })),
  update("a revision that is no whole number", "halfRevision", { rev: 3.5 }),
  ...eachValue(fields, (name, changed, may) => update(name, "mine", changed, may ? owner : noOne)),

  remove("one of mine", "mine"),
  remove("one that does not exist", "absent"),
];

/** The actor's own steps among those of some leads. */
function ofLeads(...leads: readonly string[]): (all: Query, uid: string) => Query {
  return (all, uid) =>
    all.where("ownerId", "==", uid).where("leadId", "in", leads).limit(leads.length);
}
