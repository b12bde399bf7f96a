import {
  conversationId,
  countsAfterSending,
  type Conversation,
  type ConversationSide,
} from "@salvia/domain/member/conversation";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { clinicians } from "../support/documentRows.ts";
import { listOf, undecidable, write, type Query, type Row } from "../support/row.ts";
import { missing, naming, now, whole, type Fields } from "../support/values.ts";
import {
  conversationPath,
  messagePath,
  placeId,
  readBy,
  sentBy,
  sideOf,
  storedConversations,
  wrongSent,
  type Place,
} from "./conversations.stored.ts";

const clinician: readonly ActorName[] = ["clinician"];
const both: readonly ActorName[] = ["clinician", "member"];
const noOne: readonly ActorName[] = [];
const members: readonly ActorName[] = ["member", "another member"];

const past = new Date("2026-11-20T09:00:00Z");
const carlasWithDrew = { patientId: "drew", clinicianId: "carla", patientName: "Drew" } as const;
const cleosWithDina = { patientId: "dina", clinicianId: "cleo", patientName: "Dina" } as const;
const cleoAndDina: readonly ActorName[] = ["another clinician", "another member"];

/** Every tested operation on conversations. */
export const conversationRows: readonly Row[] = [
  {
    operation: "get",
    name: "theirs",
    send: (db) => db.doc(conversationPath(placeId("theirs"))).get({ source: "server" }),
    allowedTo: noOne,
  },
  // The other role can't decide it by this field, which it doesn't ask for.
  undecidable(
    list("a clinician's", (all, uid) => all.where("clinicianId", "==", uid).limit(20), clinicians),
  ),
  undecidable(
    list("a patient's", (all, uid) => all.where("patientId", "==", uid).limit(100), members),
  ),
  undecidable(
    list(
      "a clinician's unread",
      (all, uid) =>
        all
          .where("clinicianId", "==", uid)
          .where("unreadBy", "array-contains", "clinician")
          .limit(10),
      clinicians,
    ),
  ),
  list("more than a page", (all, uid) => all.where("patientId", "==", uid).limit(101), noOne),
  undecidable(list("without limit", (all, uid) => all.where("patientId", "==", uid), noOne)),
  list("Carla's with Dora", (all) => ofTwo(all, "carla", "dora").limit(1), both),
  list("Carla's with Dina", (all) => ofTwo(all, "carla", "dina").limit(1), [
    "clinician",
    "another member",
  ]),
  undecidable(list("everyone's", (all) => all.limit(20), noOne)),

  begin("of a clinician and a patient", cleosWithDina, {}, cleoAndDina),
  begin("of Carla and Drew", carlasWithDrew, {}, clinician),
  begin("read already", cleosWithDina, { read: { patient: 1, clinician: 0 }, unreadBy: [] }, noOne),
  begin("with a patient treated by others", { ...cleosWithDina, clinicianId: "carla" }, {}, noOne),
  undecidable(begin("with no patient", { ...cleosWithDina, patientId: "nobody" }, {}, noOne)),
  begin("under another name", { ...cleosWithDina, patientName: "Dinah" }, {}, noOne),
  begin("under another id", cleosWithDina, {}, noOne, { id: "dina_carla2" }),
  ...[missing, null, 7].map((clinicianId) =>
    undecidable(begin(naming("clinicianId", clinicianId), cleosWithDina, { clinicianId }, noOne)),
  ),
  ...[missing, null, 7, "ñ"].map((patientId) =>
    undecidable(begin(naming("patientId", patientId), cleosWithDina, { patientId }, noOne)),
  ),
  begin("without a message", cleosWithDina, {}, noOne, { isSent: false }),
  begin("with more", cleosWithDina, { more: 1 }, noOne),
  ...[missing, null, { patient: 1, clinician: 0 }, { patient: 0, clinician: 1 }].map((read) =>
    begin(naming("read", read), cleosWithDina, { read }, noOne),
  ),
  ...[missing, null, [], ["clinician", "patient"], ["patient", "clinician"]].map((unreadBy) =>
    begin(naming("unreadBy", unreadBy), cleosWithDina, { unreadBy }, noOne),
  ),
  ...[missing, null, past].map((updatedAt) =>
    begin(naming("updatedAt", updatedAt), cleosWithDina, { updatedAt }, noOne),
  ),
  ...[
    missing,
    null,
    { patient: 1, clinician: 1 },
    { patient: 0, clinician: 0 },
    { patient: 1 },
  ].map((sent) => begin(naming("sent", sent), cleosWithDina, { sent }, noOne)),
  ...[missing, null, "ñ"].map((patientName) =>
    begin(naming("patientName", patientName), cleosWithDina, { patientName }, noOne),
  ),

  sends("theirs", "the next message", () => ({}), both),
  sends("begunByCarla", "the first answer", () => ({}), both),
  sends("former", "to someone whom Carla treats no more", () => ({}), noOne),
  sends("theirs", "no message", () => ({}), noOne, { isSent: false }),
  sends("theirs", "and read", (side) => readBy("theirs", side), noOne),
  sends("theirs", "with more", () => ({ more: 1 }), noOne),
  sends("theirs", "to someone else", () => ({ clinicianId: "cleo" }), noOne),
  ...wrongSent.map((wrong, index) =>
    sends(
      "theirs",
      `sent wrongly ${index}`,
      (side) => ({ sent: wrong(sentBy("theirs", side), side) }),
      noOne,
    ),
  ),
  ...[missing, null, [], ["patient"], ["clinician"], ["clinician", "patient"]].map((unreadBy) =>
    sends("theirs", naming("unreadBy", unreadBy), () => ({ unreadBy }), noOne),
  ),
  ...[missing, null, past].map((updatedAt) =>
    sends("theirs", naming("updatedAt", updatedAt), () => ({ updatedAt }), noOne),
  ),

  reads("theirs", "all", () => ({}), both),
  // Patients still read what a former clinician wrote.
  reads("former", "all after the treatment", () => ({}), ["another member"]),
  reads("theirs", "at a time", () => ({ updatedAt: now }), noOne),
  reads("theirs", "with more", () => ({ more: 1 }), noOne),
  ...[
    missing,
    null,
    2,
    { patient: 0, clinician: 0 },
    { patient: 1, clinician: 2 },
    { patient: 2, clinician: 1 },
    { patient: 0, clinician: 3 },
    { patient: 1 },
    { patient: 1, clinician: 1, more: 1 },
    { patient: 0, clinician: 2, more: 1 },
  ].map((value) => reads("theirs", naming("read", value), () => ({ read: value }), noOne)),
  ...[missing, null, [], ["patient", "clinician"]].map((unreadBy) =>
    reads("theirs", naming("unreadBy", unreadBy), () => ({ unreadBy }), noOne),
  ),
  {
    operation: "delete",
    name: "theirs",
    send: (db) => write(db, (writes) => writes.delete(db.doc(conversationPath(placeId("theirs"))))),
    allowedTo: noOne,
  },
];

function ofTwo(all: Query, clinicianId: string, patientId: string): Query {
  return all.where("clinicianId", "==", clinicianId).where("patientId", "==", patientId);
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  return { operation: "list", name, send: listOf(collections.conversations, query), allowedTo };
}

type Begun = Pick<Conversation, "patientId" | "clinicianId" | "patientName">;

type How = { id?: string; isSent?: boolean };

/** The first message between two. */
function begin(
  name: string,
  by: Begun,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  { id = conversationId(by), isSent = true }: How = {},
): Row {
  return {
    operation: "create",
    name,
    send: (db, uid) =>
      write(db, (writes) => {
        const made = { ...by, ...countsAfterSending(null, sideOf(uid)), updatedAt: now, ...fields };
        writes.set(db.doc(conversationPath(id)), whole(made, uid));
        if (isSent) writes.set(db.doc(messagePath(id, uid, 1)), messageOf(uid, 1));
      }),
    allowedTo,
    reads: 4,
  };
}

/** One more message of the actor. */
function sends(
  place: Place,
  name: string,
  fields: (side: ConversationSide) => Fields,
  allowedTo: Row["allowedTo"],
  { isSent = true }: How = {},
): Row {
  const id = placeId(place);
  const numberOf = (uid: string) => sentBy(place, sideOf(uid))[sideOf(uid)];
  return {
    operation: "update",
    name: `${place}: sent ${name}`,
    send: (db, uid) =>
      write(db, (writes) => {
        const side = sideOf(uid);
        const { read: _, ...counts } = countsAfterSending(storedConversations[place], side);
        writes.update(db.doc(conversationPath(id)), {
          ...counts,
          updatedAt: now,
          ...fields(side),
        });
        const number = numberOf(uid);
        if (isSent) writes.set(db.doc(messagePath(id, uid, number)), messageOf(uid, number));
      }),
    allowedTo,
    reads: 5,
  };
}

/** What the other side wrote, marked as read by the actor. */
function reads(
  place: Place,
  name: string,
  fields: (side: ConversationSide) => Fields,
  allowedTo: Row["allowedTo"],
): Row {
  return {
    operation: "update",
    name: `${place}: read ${name}`,
    send: (db, uid) =>
      write(db, (writes) => {
        const side = sideOf(uid);
        const changed = { ...readBy(place, side), ...fields(side) };
        writes.update(db.doc(conversationPath(placeId(place))), changed);
      }),
    allowedTo,
    reads: 3,
  };
}

function messageOf(uid: string, number: number) {
  return { from: uid, number, text: "Is that right?", createdAt: now };
}
