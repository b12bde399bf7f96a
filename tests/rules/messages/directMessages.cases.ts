import {
  countsAfterSending,
  directMessageId,
  directMessageMaxLength,
  directMessagesPath,
  type DirectMessage,
} from "@salvia/domain/member/conversation";

import type { ActorName } from "../support/actors.ts";
import { listOf, undecidable, write, type Query, type Row } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields } from "../support/values.ts";
import {
  conversationPath,
  placeId,
  sideOf,
  storedConversations,
  type Place,
} from "./conversations.stored.ts";

const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];

const past = new Date("2026-11-20T09:00:00Z");

const wrongFields: readonly (readonly [field: keyof DirectMessage, values: readonly unknown[]])[] =
  [
    ["from", [missing, null, "zoe"]],
    ["number", [missing, null, 0, 2, 4, "3", 2.5]],
    [
      "text",
      [
        missing,
        null,
        {},
        "",
        " padded",
        "padded\n",
        "a\u0000b",
        "x".repeat(directMessageMaxLength + 1),
      ],
    ],
    ["createdAt", [missing, null, past]],
  ];

/** Every tested operation on the messages of a conversation. */
export const directMessageRows: readonly Row[] = [
  {
    operation: "get",
    name: "the first",
    send: (db) => db.doc(pathOf("theirs", "dora_1")).get({ source: "server" }),
    allowedTo: noOne,
  },
  list("theirs", "a page", (all) => all.limit(30), both),
  list("theirs", "the largest page", (all) => all.limit(100), both),
  list("theirs", "more than a page", (all) => all.limit(101), noOne),
  undecidable(list("theirs", "without limit", (all) => all, noOne)),
  // Patients keep what they wrote and received; clinicians whose treatment has ended do not read it.
  list("former", "a page", (all) => all.limit(30), ["another member"]),
  undecidable(list("absent", "a page", (all) => all.limit(30), noOne)),

  sends("theirs", "a text", {}, both),
  sends("theirs", "lines", { text: "One.\nTwo." }, both),
  sends("theirs", "much", { text: "x".repeat(directMessageMaxLength) }, both),
  sends("rested", "the twenty-first, a day after the first", {}, both),
  sends("busy", "the twenty-first of a day", {}, noOne),
  sends("nearly", "the twentieth of a day", {}, both),
  sends("begunByCarla", "the first answer", {}, both),
  alone("that was counted", {}, both),
  alone("with more", { more: 1 }, noOne),
  alone("under another id", {}, noOne, { id: () => "new" }),
  alone("under the other's id", {}, noOne, {
    id: (uid) => (uid === "dora" ? "carla_3" : "dora_3"),
  }),
  sends("theirs", "that is not counted", {}, noOne, { isCounted: false }),
  sends("halfway", "half a number", { number: 3.5 }, noOne, { number: 3.5, isCounted: false }),
  sends("begunByCarla", "number zero", { number: 0 }, noOne, {
    id: (uid) => directMessageId(uid, 0),
    isCounted: false,
  }),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => alone(naming(field, value), { [field]: value }, noOne)),
  ),
  {
    operation: "update",
    name: "another text",
    send: (db) =>
      write(db, (writes) => writes.update(db.doc(pathOf("theirs", "dora_1")), { text: "No" })),
    allowedTo: noOne,
  },
  {
    operation: "delete",
    name: "the first",
    send: (db) => write(db, (writes) => writes.delete(db.doc(pathOf("theirs", "dora_1")))),
    allowedTo: noOne,
  },
];

function pathOf(place: Place | "absent", id: string): string {
  return `${directMessagesPath(placeId(place))}/${id}`;
}

function list(
  place: Place | "absent",
  name: string,
  query: (all: Query) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(directMessagesPath(placeId(place)), query);
  return { operation: "list", name: `${place}: ${name}`, send, allowedTo, reads: 3 };
}

type How = { id?: (uid: string) => string; isCounted?: boolean; number?: number };

/** A message that is counted already. */
function alone(name: string, fields: Fields, allowedTo: Row["allowedTo"], how: How = {}): Row {
  return sends("gap", name, fields, allowedTo, { isCounted: false, number: 3, ...how });
}

/** A message, which its conversation counts in the same request. */
function sends(
  place: Place,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  how: How = {},
): Row {
  const counted = (uid: string) => countsAfterSending(storedConversations[place], sideOf(uid));
  const numberOf = (uid: string) => how.number ?? counted(uid).sent[sideOf(uid)];
  const idOf = how.id ?? ((uid: string) => directMessageId(uid, numberOf(uid)));
  return {
    operation: "create",
    name: `${place}: ${name}`,
    send: (db, uid) =>
      write(db, (writes) => {
        const message = { from: own, number: numberOf(uid), text: "Yes.", createdAt: now };
        writes.set(db.doc(pathOf(place, idOf(uid))), whole({ ...message, ...fields }, uid));
        if (how.isCounted === false) return;
        const { read: _, ...counts } = counted(uid);
        writes.update(db.doc(conversationPath(placeId(place))), { ...counts, updatedAt: now });
      }),
    allowedTo,
    reads: 5,
  };
}
