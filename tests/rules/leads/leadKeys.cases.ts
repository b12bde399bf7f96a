import { collections } from "@salvia/domain/shared/collections";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";

import { lead } from "../../../seed/leads.ts";
import type { ActorName } from "../support/actors.ts";
import {
  keyPath,
  listed,
  orphan,
  pathOf,
  personCalled,
  stale,
  storedLeads,
} from "./leads.stored.ts";
import { listOf, type Query, type Row, type Transaction, write } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields } from "../support/values.ts";

const sales: readonly ActorName[] = ["owner", "colleague"];
const owner: readonly ActorName[] = ["owner"];
const noOne: readonly ActorName[] = [];

const { mine, theirs, pooled, unkeyed } = storedLeads;
const newcomer = personCalled("newcomer");
const newKey = { email: idOf(newcomer), phone: leadUniqueKeys(newcomer).get("phone") ?? "" };
const mailed = { ...newcomer, phone: null, identityDocument: null };
const stranger = `email:${"0".repeat(64)}`;
const strangeIds = [missing, null, 7, "", "a/b", "absent/", "ñ", "x".repeat(129)];

/** Every tested operation on the unique keys of leads. */
export const leadKeyRows: readonly Row[] = [
  get("my lead's", idOf(mine), owner),
  get("their lead's", idOf(theirs), ["colleague"]),
  get("a lead's of the pool", idOf(pooled), sales),
  { ...get("of a lead that does not exist", orphan, noOne), undecidable: true },
  get("a stranger's", stranger, noOne),
  list("a page", (keys) => keys.limit(10)),
  list("a lead's", (keys) => keys.where("leadId", "==", "mine").limit(1)),

  create("with its lead", newKey.email, {}, sales),
  ...strangeIds.map((leadId) => create(naming("leadId", leadId), newKey.email, { leadId }, noOne)),
  create("with a lead that has no id of ours", newKey.email, { leadId: "ñ" }, noOne, {}, "ñ"),
  create("with a lead that has a number's id", newKey.email, { leadId: 7 }, noOne, {}, "7"),
  create("with more in it", newKey.email, { at: now }, noOne),
  create("of a stranger", stranger, {}, noOne),
  create("of a telephone the lead has not", newKey.phone, {}, noOne),
  create("in upper case", newKey.email.toUpperCase(), {}, noOne),
  create("for a lead of somebody else's", newKey.email, {}, noOne, { ownerId: "zoe" }),
  { ...alone("create", "for a lead there is not", newKey.email, "absent"), undecidable: true },
  alone("create", "for a lead that is not written", idOf(unkeyed), "unkeyed"),
  ofHandedOver(),

  alone("update", "to my lead", idOf(theirs), "mine"),
  alone("update", "to the same lead", idOf(mine), "mine"),

  remove("of what its lead gives up", idOf(mine), { email: null }, owner),
  remove("of what its lead keeps", idOf(mine), {}, noOne),
  remove("of what their lead has", idOf(theirs), {}, noOne),
  remove("of what nobody has", stranger, {}, noOne),
  {
    operation: "delete",
    name: "of what a lead that is not written has not",
    send: (db) => write(db, (writes) => writes.delete(db.doc(keyPath(stale)))),
    allowedTo: noOne,
    reads: 1,
  },
];

/** The id of an email address's key. */
function idOf({ email }: Pick<typeof mine, "email">): string {
  return leadUniqueKeys({ email, phone: null, identityDocument: null }).get("email") ?? "";
}

function get(name: string, id: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(keyPath(id)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo, reads: 2 };
}

function list(name: string, find: (keys: Query) => Query): Row {
  const send = listOf(collections.leadKeys, find);
  return { operation: "list", name, send, allowedTo: noOne };
}

/** Creates the key of a new lead in the same request. */
function create(
  name: string,
  id: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  ofLead: Fields = {},
  leadId = "absent",
): Row {
  const entered = { ...lead(mailed), ownerId: own, createdAt: now, updatedAt: now, ...ofLead };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(keyPath(id)), whole({ leadId: "absent", ...fields }, uid));
      writes.set(db.doc(`${collections.leads}/${leadId}`), whole(entered, uid));
    });
  const beside = { collection: collections.leads, operation: "create" } as const;
  return { operation: "create", name, send, allowedTo, beside, reads: 3 };
}

/** Writes a key without its lead. */
function alone(operation: "create" | "update", name: string, id: string, leadId: string): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.set(db.doc(keyPath(id)), { leadId }));
  return { operation, name, send, allowedTo: noOne, reads: 1 };
}

/** A key of the owner's lead, which is handed to a colleague in the same request. */
function ofHandedOver(): Row {
  const path = keyPath(idOf(unkeyed));
  const given = { ownerId: listed.sales, rev: unkeyed.rev + 1, updatedAt: now };
  const send: Row["send"] = (db) =>
    write(db, (writes) => {
      writes.set(db.doc(path), { leadId: "unkeyed" });
      writes.update(db.doc(pathOf("unkeyed")), given);
    });
  const name = "of a lead that is handed over";
  return { operation: "create", name, send, allowedTo: noOne, reads: 3 };
}

/** Deletes a key together with an edit of the owner's lead. */
function remove(name: string, id: string, fields: Fields, allowedTo: Row["allowedTo"]): Row {
  const stamp = { rev: mine.rev + 1, updatedAt: now };
  const send: Row["send"] = (db) =>
    write(db, (writes: Transaction) => {
      writes.delete(db.doc(keyPath(id)));
      if (id !== stranger) writes.update(db.doc(pathOf("mine")), { ...stamp, ...fields });
    });
  const beside = { collection: collections.leads, operation: "update" } as const;
  return { operation: "delete", name, send, allowedTo, beside, reads: 3 };
}
