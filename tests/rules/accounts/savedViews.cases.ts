import { collections } from "@salvia/domain/shared/collections";
import type { SavedView } from "@salvia/domain/lead/finding/savedView";

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

const noOne: readonly ActorName[] = [];
const ana: readonly ActorName[] = ["owner", "owner turned admin"];
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const sales: readonly ActorName[] = ["owner", "colleague", ...admins];

const past = new Date("2026-11-20T09:00:00Z");
const badTimes = [missing, null, 7, past, new Date("2120-01-01T00:00:00Z")];

const fresh: Fields = {
  name: "New in the pool",
  shared: false,
  query: "view=pool&status=new&density=compact",
  ownerId: own,
  rev: 1,
  updatedAt: now,
};
const stored = { ...fresh, ownerId: "ana", rev: 3, updatedAt: past };

/** Ana's views, one of Ben and one of an administrator, and places that are free. */
export const storedSavedViews: Documents = {
  [pathOf("ana_1")]: stored,
  [pathOf("ana_2")]: { ...stored, shared: true },
  [pathOf("ana_4")]: { ...stored, rev: 2.5 },
  [pathOf("ben_1")]: { ...stored, ownerId: "ben", shared: true },
  [pathOf("gus_1")]: { ...stored, ownerId: "gus" },
  ...Object.fromEntries(
    ["ana", "ben", "gus", "carla", "7"].flatMap((uid) =>
      ["0", "3", "10", "29", "30", "31", "03", "x", ""].map((place) => [
        pathOf(`${uid}_${place}`),
        null,
      ]),
    ),
  ),
};

/** Values that are the same in a new view and in a changed one. */
const details: Partial<Record<keyof SavedView, Values>> = {
  name: {
    may: ["Z", "Ñandú 2", "n".repeat(60)],
    never: [...badLines, "n".repeat(61)],
  },
  shared: { may: [true], never: [missing, null, 7, "true"] },
  query: {
    may: ["x", "owner=A_b-9", `plan=${"x".repeat(495)}`],
    never: [
      missing,
      null,
      7,
      [],
      "",
      "search=ana silva",
      "search=ana+silva",
      "search=ana%40example.com",
      "search=ana@example.com",
      "plan=básico",
      "plan=basic\n",
      `plan=${"x".repeat(496)}`,
    ],
  },
};

/** Every tested operation on saved views. */
export const savedViewRows: readonly Row[] = [
  get("one's own", "ana_1"),
  get("a shared one", "ana_2"),
  list("a page of one's own", (all, uid) => all.where("ownerId", "==", uid).limit(30), sales),
  list("the largest", (all, uid) => all.where("ownerId", "==", uid).limit(100), sales),
  list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101), noOne),
  { ...list("without limit", (all) => all, noOne), undecidable: true },
  {
    ...list("Ana's", (all) => all.where("ownerId", "==", "ana").limit(30), ana),
    undecidable: true,
  },
  list(
    "the shared ones",
    (all) => all.where("shared", "==", true).orderBy("name").limit(100),
    sales,
  ),
  {
    ...list("the personal ones", (all) => all.where("shared", "==", false).limit(30), noOne),
    undecidable: true,
  },
  { ...list("everyone's", (all) => all.limit(30), noOne), undecidable: true },

  ...["3", "10", "29", "30"].map((place) => create(`in place ${place}`, {}, sales, place)),
  ...["0", "31", "03", "x", ""].map((place) => create(`in place "${place}"`, {}, noOne, place)),
  create("in another's place", {}, ["colleague"], "3", () => "ben"),
  create("another's", { ownerId: "zoe" }, noOne),
  create("a shared one for another", { ownerId: "zoe", shared: true }, noOne),
  ...[missing, null, 0, 2, "1", 1.5].map((rev) => create(naming("rev", rev), { rev }, noOne)),
  ...badTimes.map((updatedAt) => create(naming("updatedAt", updatedAt), { updatedAt }, noOne)),
  create("with more", { search: "Ana" }, noOne),
  ...each((name, fields, may) => create(name, fields, may ? sales : noOne)),

  update("nothing but its revision", "ana_1", {}, ana),
  update("a shared one", "ana_2", { name: "Renamed" }, [...ana, "admin"]),
  update("a shared one, no longer", "ben_1", { shared: false }, ["colleague", ...admins]),
  update("a personal one of an administrator", "gus_1", {}, ["admin"]),
  update("whose it is", "ana_1", { ownerId: "ben" }, noOne),
  update("whose a shared one is", "ana_2", { ownerId: own }, ana),
  ...[missing, null, 1, 3, 5, 4.5].map((rev) =>
    update(naming("rev", rev), "ana_1", { rev }, noOne),
  ),
  update("a revision that is no whole number", "ana_4", { rev: 3.5 }, noOne),
  ...badTimes.map((at) => update(naming("updatedAt", at), "ana_1", { updatedAt: at }, noOne)),
  update("more", "ana_1", { search: "Ana" }, noOne),
  ...each((name, fields, may) => update(name, "ana_1", fields, may ? ana : noOne)),

  remove("a personal one", "ana_1", ana),
  remove("a shared one", "ana_2", [...ana, "admin"]),
  remove("a colleague's shared one", "ben_1", ["colleague", ...admins]),
  remove("one that does not exist", "ana_3", noOne),
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
  return { operation: "list", name, send: listOf(collections.savedViews, query), allowedTo };
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
  return `${collections.savedViews}/${id}`;
}
