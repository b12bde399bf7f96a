import { collections } from "@salvia/domain/shared/collections";
import type { SavedView } from "@salvia/domain/lead/finding/savedView";

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

const ana: readonly ActorName[] = ["owner", "owner turned admin"];
const sales: readonly ActorName[] = ["owner", "colleague", ...admins];

const badTimes = [missing, null, 7, past, new Date("2120-01-01T00:00:00Z")];

const fresh: Fields = {
  name: "New in the pool",
  shared: false,
  query: "view=pool&status=new&density=compact",
  ownerId: own,
  rev: 1,
  updatedAt: now,
};
const { pathOf, get, list, pagesOfOwn, create, update, remove } = documentRows(
  collections.savedViews,
  { fresh: () => fresh, next: { rev: 4, updatedAt: now } },
);
const ownPlace = (place: string) => (uid: string) => `${uid}_${place}`;
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
  ...pagesOfOwn(30, sales),
  undecidable(list("Ana's", (all) => all.where("ownerId", "==", "ana").limit(30), ana)),
  list(
    "the shared ones",
    (all) => all.where("shared", "==", true).orderBy("name").limit(100),
    sales,
  ),
  undecidable(list("the personal ones", (all) => all.where("shared", "==", false).limit(30))),
  undecidable(list("everyone's", (all) => all.limit(30))),

  ...["3", "10", "29", "30"].map((place) =>
    create(`in place ${place}`, ownPlace(place), {}, sales),
  ),
  ...["0", "31", "03", "x", ""].map((place) => create(`in place "${place}"`, ownPlace(place), {})),
  create("in another's place", "ben_3", {}, ["colleague"]),
  create("another's", ownPlace("3"), { ownerId: "zoe" }),
  create("a shared one for another", ownPlace("3"), { ownerId: "zoe", shared: true }),
  ...badRevisions.first.map((rev) => create(naming("rev", rev), ownPlace("3"), { rev })),
  ...badTimes.map((updatedAt) =>
    create(naming("updatedAt", updatedAt), ownPlace("3"), { updatedAt }),
  ),
  create("with more", ownPlace("3"), { search: "Ana" }),
  ...eachValue(details, (name, fields, may) =>
    create(name, ownPlace("3"), fields, may ? sales : noOne),
  ),

  update("nothing but its revision", "ana_1", {}, ana),
  update("a shared one", "ana_2", { name: "Renamed" }, [...ana, "admin"]),
  update("a shared one, no longer", "ben_1", { shared: false }, ["colleague", ...admins]),
  update("a personal one of an administrator", "gus_1", {}, ["admin"]),
  update("whose it is", "ana_1", { ownerId: "ben" }),
  update("whose a shared one is", "ana_2", { ownerId: own }, ana),
  ...badRevisions.next.map((rev) => update(naming("rev", rev), "ana_1", { rev })),
  update("a revision that is no whole number", "ana_4", { rev: 3.5 }),
  ...badTimes.map((at) => update(naming("updatedAt", at), "ana_1", { updatedAt: at })),
  update("more", "ana_1", { search: "Ana" }),
  ...eachValue(details, (name, fields, may) => update(name, "ana_1", fields, may ? ana : noOne)),

  remove("a personal one", "ana_1", ana),
  remove("a shared one", "ana_2", [...ana, "admin"]),
  remove("a colleague's shared one", "ben_1", ["colleague", ...admins]),
  remove("one that does not exist", "ana_3"),
];
