import { requiredDocuments, type RequiredDocument } from "@salvia/domain/lead/checklist";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { admins, noOne, documentRows, past } from "../support/documentRows.ts";
import { type Documents, missing, naming, now, own, type Fields } from "../support/values.ts";
import { type Row, undecidable, write } from "../support/row.ts";
import { leadDocuments, type StoredLead } from "./leads.stored.ts";

const owner: readonly ActorName[] = ["owner"];
const colleague: readonly ActorName[] = ["colleague"];
const sales: readonly ActorName[] = ["owner", "colleague"];

type Lead = StoredLead | "absent";

const { pathOf, get, list, remove } = documentRows(collections.checklists, {
  fresh: () => ({}),
  reads: { get: 2 },
});

/** Received by the actor, now. */
const received = { by: own, at: now };
const receipt = { by: "ana", at: past };
const storedChecklist = { received: { identityDocument: receipt, bankMandate: receipt } };

/** The checklists of Ana's lead and of others; her other leads have none yet. */
export const storedChecklists: Documents = {
  ...leadDocuments,
  ...Object.fromEntries(
    ["mine", "theirs", "enrolled"].map((lead) => [pathOf(lead), storedChecklist]),
  ),
  ...Object.fromEntries(
    ["withoutConsent", "pooled", "absent", "lost", ...openLeadStatuses].map((lead) => [
      pathOf(lead),
      null,
    ]),
  ),
};

/** What may not be stored as a receipt. */
const badReceipts: readonly unknown[] = [
  null,
  true,
  7,
  "now",
  now,
  {},
  { by: own },
  { at: now },
  { by: "ben", at: now },
  { by: null, at: now },
  { by: own, at: past },
  { by: own, at: new Date("2120-01-01") },
  { by: own, at: null },
  { by: own, at: now, note: "more" },
];

/** Every tested operation on checklists. */
export const checklistRows: readonly Row[] = [
  get("of mine", "mine", [...owner, ...admins]),
  get("of theirs", "theirs", [...colleague, ...admins]),
  get("of a lead in the pool", "pooled", [...sales, ...admins]),
  get("that my lead has none", "withoutConsent", [...owner, ...admins]),
  undecidable(get("of a lead that there is not", "absent", admins)),
  list("a page", (all) => all.limit(50)),

  ...requiredDocuments.map((document) =>
    create(`with the first, ${document}`, "withoutConsent", { [document]: received }, owner),
  ),
  create("with no document", "withoutConsent", {}, noOne),
  create(
    "with two at once",
    "withoutConsent",
    { identityDocument: received, bankMandate: received },
    noOne,
  ),
  create("with one that is not on the list", "withoutConsent", { photo: received }, noOne),
  create("of a lead in the pool", "pooled", { proofOfAddress: received }, noOne),
  {
    ...create("of a lead that there is not", "absent", { bankMandate: received }, noOne),
    undecidable: true,
  },
  ...openLeadStatuses.map((status) =>
    create(`of one that is ${status}`, status, { bankMandate: received }, owner),
  ),
  create("of one that is lost", "lost", { bankMandate: received }, owner),
  ...requiredDocuments.flatMap((document) =>
    badReceipts.map((bad) =>
      create(`${document} ${naming("as", bad)}`, "withoutConsent", { [document]: bad }, noOne),
    ),
  ),
  createWhole("with more", "withoutConsent", {
    received: { bankMandate: received },
    note: "more",
  }),
  { ...createWhole("without receipts", "withoutConsent", { note: "more" }), undecidable: true },
  {
    ...createWhole("with a list", "withoutConsent", { received: ["bankMandate"] }),
    undecidable: true,
  },

  tick("another", "mine", "proofOfAddress", received, owner),
  tick("one of a client's", "enrolled", "proofOfAddress", received, owner),
  tick("one of theirs", "theirs", "proofOfAddress", received, colleague),
  tick("one that was ticked before", "mine", "bankMandate", received, noOne),
  tick("one that was ticked before, as it was", "mine", "bankMandate", receipt, noOne),
  ...badReceipts.map((bad) => tick(naming("as", bad), "mine", "signedApplication", bad, noOne)),
  tick("that one is not received after all", "mine", "bankMandate", missing, owner),
  tick("that theirs is not received", "theirs", "bankMandate", missing, colleague),
  tick("that one is missing that was missing", "mine", "proofOfAddress", missing, noOne),
  update("one instead of another", {
    "received.bankMandate": missing,
    "received.proofOfAddress": received,
  }),
  update("that two are not received", {
    "received.bankMandate": missing,
    "received.identityDocument": missing,
  }),
  update("one, with more", { "received.proofOfAddress": received, note: "more" }),
  update("one that is not on the list", { "received.photo": received }),
  { ...update("that there is nothing", { received: missing }), undecidable: true },

  remove("one of mine", "mine"),
  remove("one that does not exist", "absent"),
];

/** Stores the first receipts of a lead. */
function create(name: string, lead: Lead, receipts: Fields, allowedTo: Row["allowedTo"]): Row {
  return createWhole(name, lead, { received: receipts }, allowedTo);
}

function createWhole(
  name: string,
  lead: Lead,
  fields: Fields,
  allowedTo: Row["allowedTo"] = noOne,
): Row {
  const path = pathOf(lead);
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(path), byUser(fields, uid)));
  return { operation: "create", name, send, allowedTo, reads: 2 };
}

/** Ticks or unticks one document of a lead that has a checklist. */
function tick(
  name: string,
  lead: Lead,
  document: RequiredDocument,
  value: unknown,
  allowedTo: Row["allowedTo"],
): Row {
  return update(name, { [`received.${document}`]: value }, lead, allowedTo);
}

function update(
  name: string,
  fields: Fields,
  lead: Lead = "mine",
  allowedTo: Row["allowedTo"] = noOne,
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(lead)), byUser(fields, uid)));
  return { operation: "update", name, send, allowedTo, reads: 2 };
}

/** Fields as `uid` sends them, with their uid in each receipt. */
function byUser(fields: Fields, uid: string): Record<string, unknown> {
  const filled = (value: unknown): unknown =>
    value === own ? uid : isPlain(value) ? byUser(value, uid) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(value)]));
}

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
