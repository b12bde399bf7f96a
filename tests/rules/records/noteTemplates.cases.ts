import { collections } from "@salvia/domain/shared/collections";
import { noteTemplateMaxLength, type NoteTemplate } from "@salvia/domain/record/noteTemplate";

import type { ActorName } from "../support/actors.ts";
import {
  badRevisions,
  clinicians,
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

const owner: readonly ActorName[] = ["clinician"];
/** Who writes notes, or messages to leads. */
const authors: readonly ActorName[] = [...clinicians, "owner", "colleague"];
const longest = "x".repeat(noteTemplateMaxLength);
/** Characters of two code units each, which is what the rules count. */
const pairs = "🌿".repeat(noteTemplateMaxLength / 2);
const badTimes = [missing, null, 7, past, new Date("2120-01-01T00:00:00Z")];

const fresh: Fields = {
  name: "Check-up",
  text: "Findings:\n\nPlan:",
  ownerId: own,
  rev: 1,
  updatedAt: now,
};
const { pathOf, get, list, pagesOfOwn, create, update, remove } = documentRows(
  collections.noteTemplates,
  { fresh: () => fresh, next: { rev: 4, updatedAt: now } },
);
const ownPlace = (place: string) => (uid: string) => `${uid}_${place}`;
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

/** Every tested operation on templates of notes and messages. */
export const noteTemplateRows: readonly Row[] = [
  get("one's own", "carla_1"),
  get("one that does not exist", "carla_3"),
  ...pagesOfOwn(30, authors),
  list("Carla's", (all) => all.where("ownerId", "==", "carla").limit(30), owner),
  undecidable(list("everyone's", (all) => all.limit(30))),

  ...["3", "10", "29", "30"].map((place) =>
    create(`in place ${place}`, ownPlace(place), {}, authors),
  ),
  ...["0", "31", "03", "x", ""].map((place) => create(`in place "${place}"`, ownPlace(place), {})),
  create("in another's place", "cleo_3", {}, ["another clinician"]),
  create("another's", ownPlace("3"), { ownerId: "zoe" }),
  ...badRevisions.first.map((rev) => create(naming("rev", rev), ownPlace("3"), { rev })),
  ...badTimes.map((updatedAt) =>
    create(naming("updatedAt", updatedAt), ownPlace("3"), { updatedAt }),
  ),
  create("the longest text of pairs", ownPlace("3"), { text: pairs }, authors),
  create("a longer text of pairs", ownPlace("3"), { text: `${pairs}🌿` }),
  create("with more", ownPlace("3"), { patientId: "dora" }),
  ...eachValue(details, (name, fields, may) =>
    create(name, ownPlace("3"), fields, may ? authors : noOne),
  ),

  update("nothing but its revision", "carla_1", {}, owner),
  update("whose it is", "carla_1", { ownerId: "cleo" }),
  ...badRevisions.next.map((rev) => update(naming("rev", rev), "carla_1", { rev })),
  update("a revision that is no whole number", "carla_2", { rev: 3.5 }),
  ...badTimes.map((at) => update(naming("updatedAt", at), "carla_1", { updatedAt: at })),
  update("more", "carla_1", { patientId: "dora" }),
  ...eachValue(details, (name, fields, may) =>
    update(name, "carla_1", fields, may ? owner : noOne),
  ),

  remove("one", "carla_1", owner),
  remove("one that does not exist", "carla_3"),
];
