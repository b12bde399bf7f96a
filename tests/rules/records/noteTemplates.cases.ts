import { collections } from "@salvia/domain/shared/collections";
import { noteTemplateMaxLength, type NoteTemplate } from "@salvia/domain/record/noteTemplate";

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

const owner: readonly ActorName[] = ["clinician"];
const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const noOne: readonly ActorName[] = [];

const longest = "x".repeat(noteTemplateMaxLength);
/** Characters of two code units each, which is what the rules count. */
const pairs = "🌿".repeat(noteTemplateMaxLength / 2);
const past = new Date("2026-11-20T09:00:00Z");
const badTimes = [missing, null, 7, past, new Date("2120-01-01T00:00:00Z")];

const fresh: Fields = {
  name: "Check-up",
  text: "Findings:\n\nPlan:",
  ownerId: own,
  rev: 1,
  updatedAt: now,
};
const stored = { ...fresh, ownerId: "carla", rev: 3, updatedAt: past };

/** Carla's templates, and places that are free. */
export const storedNoteTemplates: Documents = {
  [pathOf("carla_1")]: stored,
  [pathOf("carla_2")]: { ...stored, rev: 2.5 },
  ...Object.fromEntries(
    ["ana", "carla", "cleo", "7"].flatMap((uid) =>
      ["0", "3", "10", "29", "30", "31", "03", "x", ""].map((place) => [
        pathOf(`${uid}_${place}`),
        null,
      ]),
    ),
  ),
};

/** Values that are the same in a new template and in a changed one. */
const details: Partial<Record<keyof NoteTemplate, Values>> = {
  name: { may: ["Z", "Ñandú 2"], never: [...badLines, "x".repeat(121)] },
  text: {
    may: ["Z", longest, "A\n\tB"],
    never: [missing, null, 7, [], "", " x", "x\n", "a\u0000b", `${longest}x`],
  },
};

/** Every tested operation on templates of notes. */
export const noteTemplateRows: readonly Row[] = [
  get("one's own", "carla_1"),
  get("one that does not exist", "carla_3"),
  list("a page of one's own", (all, uid) => all.where("ownerId", "==", uid).limit(30), clinicians),
  list("the largest", (all, uid) => all.where("ownerId", "==", uid).limit(100), clinicians),
  list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101), noOne),
  { ...list("without limit", (all) => all, noOne), undecidable: true },
  list("Carla's", (all) => all.where("ownerId", "==", "carla").limit(30), owner),
  { ...list("everyone's", (all) => all.limit(30), noOne), undecidable: true },

  ...["3", "10", "29", "30"].map((place) => create(`in place ${place}`, {}, clinicians, place)),
  ...["0", "31", "03", "x", ""].map((place) => create(`in place "${place}"`, {}, noOne, place)),
  create("in another's place", {}, ["another clinician"], "3", () => "cleo"),
  create("another's", { ownerId: "zoe" }, noOne),
  ...[missing, null, 0, 2, "1", 1.5].map((rev) => create(naming("rev", rev), { rev }, noOne)),
  ...badTimes.map((updatedAt) => create(naming("updatedAt", updatedAt), { updatedAt }, noOne)),
  create("the longest text of pairs", { text: pairs }, clinicians),
  create("a longer text of pairs", { text: `${pairs}🌿` }, noOne),
  create("with more", { patientId: "dora" }, noOne),
  ...each((name, fields, may) => create(name, fields, may ? clinicians : noOne)),

  update("nothing but its revision", "carla_1", {}, owner),
  update("whose it is", "carla_1", { ownerId: "cleo" }, noOne),
  ...[missing, null, 1, 3, 5, 4.5].map((rev) =>
    update(naming("rev", rev), "carla_1", { rev }, noOne),
  ),
  update("a revision that is no whole number", "carla_2", { rev: 3.5 }, noOne),
  ...badTimes.map((at) => update(naming("updatedAt", at), "carla_1", { updatedAt: at }, noOne)),
  update("more", "carla_1", { patientId: "dora" }, noOne),
  ...each((name, fields, may) => update(name, "carla_1", fields, may ? owner : noOne)),

  remove("one", "carla_1", owner),
  remove("one that does not exist", "carla_3", noOne),
];

/** A row for each value of each detail; `row` decides which actors may write it. */
function each(row: (name: string, fields: Fields, may: boolean) => Row): Row[] {
  return Object.entries(details).flatMap(([field, { may, never }]) => {
    const good = may.map((value) => row(naming(field, value), { [field]: value }, true));
    const bad = never.map((value) => row(naming(field, value), { [field]: value }, false));
    return good.concat(bad);
  });
}

function get(name: string, id: string): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(id)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo: noOne };
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  return { operation: "list", name, send: listOf(collections.noteTemplates, query), allowedTo };
}

function create(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  place = "3",
  whose = (uid: string) => uid,
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) =>
      writes.set(db.doc(pathOf(`${whose(uid)}_${place}`)), whole({ ...fresh, ...fields }, uid)),
    );
  return { operation: "create", name, send, allowedTo };
}

function update(name: string, id: string, fields: Fields, allowedTo: Row["allowedTo"]): Row {
  const next = { rev: 4, updatedAt: now, ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(id)), changes(next, uid)));
  return { operation: "update", name, send, allowedTo };
}

function remove(name: string, id: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(id))));
  return { operation: "delete", name, send, allowedTo };
}

function pathOf(id: string): string {
  return `${collections.noteTemplates}/${id}`;
}
