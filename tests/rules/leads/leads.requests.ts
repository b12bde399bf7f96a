import { lead } from "../../../seed/leads.ts";
import { write, type Row } from "../support/row.ts";
import { keyChanges, keyWrites } from "./leads.keys.ts";
import {
  pathOf,
  personCalled,
  storedLead,
  strangeId,
  strangePerson,
  type NewLead,
  type StoredLead,
} from "./leads.stored.ts";
import { changes, now, own, whole, type Fields } from "../support/values.ts";

/** The person of the leads created in tests. */
export const newcomer = personCalled("newcomer");

export function get(which: StoredLead | "absent", allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(which)).get({ source: "server" });
  return { operation: "get", name: which, send, allowedTo };
}

export function create(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  keyed: Fields = { ...newcomer, ...fields },
): Row {
  const send = entering("absent", fields, keyed);
  return { operation: "create", name, send, allowedTo, reads: 5 };
}

/** A new lead with an invalid id; its key is stored, so that nothing else is wrong. */
export function createStrange(): Row {
  const send = entering(strangeId, strangePerson, {});
  const name = "one under an id that is none of ours";
  return { operation: "create", name, send, allowedTo: [], reads: 3 };
}

/** A new lead with an existing id, such as one sent twice. */
export function again(which: StoredLead): Row {
  const send = entering(which, personCalled(which), {});
  return { operation: "update", name: "entered again", send, allowedTo: [], reads: 4 };
}

/** @param keyed the fields its keys are made of, equal to `fields` except in tests of mistakes */
function entering(which: StoredLead | NewLead, fields: Fields, keyed: Fields): Row["send"] {
  const beginning = { ...lead(newcomer), ownerId: own, createdAt: now, updatedAt: now };
  const changed = keyChanges({}, keyed);
  return (db, uid) =>
    write(db, (writes) => {
      writes.set(db.doc(pathOf(which)), whole({ ...beginning, ...fields }, uid));
      keyWrites(writes, db, changed, which);
    });
}

/**
 * An edit that increments the revision, sets the time and updates the keys, unless its fields say
 * otherwise.
 */
export function edit(
  which: StoredLead,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  keyed: Fields = fields,
): Row {
  const before = storedLead(which);
  const stamp = { rev: before.rev + 1, updatedAt: now };
  const changed = keyChanges(before, { ...before, ...keyed });
  const keys = Math.max(
    ...[fields, keyed].map((values) => {
      const { taken, given } = keyChanges(before, { ...before, ...values });
      return taken.length + given.length;
    }),
  );
  const reads = keys > 0 ? keys + 2 : 2;
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      writes.update(db.doc(pathOf(which)), changes({ ...stamp, ...fields }, uid));
      keyWrites(writes, db, changed, which);
    });
  const row = { name: `${which}: ${name}`, send, allowedTo };
  return { ...row, operation: "update", ...((keys > 0 || "ownerId" in fields) && { reads }) };
}

export function claim(
  which: StoredLead,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  return edit(which, `claimed ${name}`, { ownerId: own, ...fields }, allowedTo);
}

export function handOver(
  which: StoredLead,
  name: string,
  to: unknown,
  allowedTo: Row["allowedTo"],
  fields: Fields = {},
): Row {
  const row = edit(which, `handed over ${name}`, { ownerId: to, ...fields }, allowedTo);
  return { ...row, reads: Math.max(2, row.reads ?? 0) };
}

export function remove(which: StoredLead | "absent"): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(which))));
  return { operation: "delete", name: which, send, allowedTo: [] };
}
