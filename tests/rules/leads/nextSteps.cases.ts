import { collections } from "@salvia/domain/shared/collections";
import type { NextStep } from "@salvia/domain/lead/nextStep";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";

import type { ActorName } from "../support/actors.ts";
import {
  type Documents,
  badLines,
  changes,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
  type Values,
} from "../support/values.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import { leadDocuments } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const noOne: readonly ActorName[] = [];

const longest = "x".repeat(dueTitleMaxLength);
const past = new Date("2026-11-20T09:00:00Z");
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
  list("a page of one's own", (all, uid) => all.where("ownerId", "==", uid).limit(50), [
    ...sales,
    ...admins,
  ]),
  list("the largest", (all, uid) => all.where("ownerId", "==", uid).limit(100), [
    ...sales,
    ...admins,
  ]),
  list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101), noOne),
  { ...list("without limit", (all) => all, noOne), undecidable: true },
  list("those of leads, one of which has none", ofLeads("mine", "absent"), [...sales, ...admins]),
  list("those of leads, one of which is another's", ofLeads("mine", "mailed"), [
    ...sales,
    ...admins,
  ]),
  list("Ana's", (all) => all.where("ownerId", "==", "ana").limit(50), [...owner, ...admins]),
  { ...list("everyone's", (all) => all.limit(50), admins), undecidable: true },

  create("of an own lead", "withoutConsent", {}, owner),
  create("of a lead in the pool", "pooled", {}, noOne),
  { ...create("of a lead that there is not", "absent", {}, noOne), undecidable: true },
  ...openLeadStatuses.map((status) => create(`of one that is ${status}`, status, {}, owner)),
  create("of one that is lost", "lost", {}, noOne),
  create("of a client", "enrolled", {}, noOne),
  ...[past, now].map((doneAt) =>
    create(naming("doneAt", doneAt), "withoutConsent", { doneAt }, noOne),
  ),
  ...[missing, null, 0, 2, "1"].map((rev) =>
    create(naming("rev", rev), "withoutConsent", { rev }, noOne),
  ),
  ...each((name, changed, may) => create(name, "withoutConsent", changed, may ? owner : noOne)),

  update("the next one", "mine", { title: "Send the quote", dueOn: "2026-12-01" }, owner),
  update("the one of a lead handed over", "theirs", { title: "Introduce myself" }, colleague),
  update("that it is done", "mine", { doneAt: now }, owner),
  update("that it is open again", "consented", { doneAt: null }, owner),
  update("one that is done", "consented", { title: "Called" }, noOne),
  ...badTimes.map((doneAt) => update(naming("doneAt", doneAt), "mine", { doneAt }, noOne)),
  ...[missing, null, 1, 3, 5, 4.5].map((rev) => update(naming("rev", rev), "mine", { rev }, noOne)),
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

function get(name: string, id: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(id)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  return { operation: "list", name, send: listOf(collections.nextSteps, query), allowedTo };
}

/** The actor's own steps among those of some leads. */
function ofLeads(...leads: readonly string[]): (all: Query, uid: string) => Query {
  return (all, uid) =>
    all.where("ownerId", "==", uid).where("leadId", "in", leads).limit(leads.length);
}

function create(name: string, id: string, changed: Fields, allowedTo: Row["allowedTo"]): Row {
  const path = pathOf(id);
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) =>
      writes.set(db.doc(path), whole({ ...fresh, leadId: id, ...changed }, uid)),
    );
  return { operation: "create", name, send, allowedTo, reads: 2 };
}

function update(name: string, id: string, changed: Fields, allowedTo: Row["allowedTo"]): Row {
  const next = { rev: 4, updatedAt: now, ownerId: own, ...changed };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(id)), changes(next, uid)));
  return { operation: "update", name, send, allowedTo, reads: 2 };
}

function remove(name: string, id: string): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(id))));
  return { operation: "delete", name, send, allowedTo: noOne };
}

function pathOf(lead: string): string {
  return `${collections.nextSteps}/${lead}`;
}
