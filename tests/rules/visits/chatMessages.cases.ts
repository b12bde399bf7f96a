import { collections } from "@salvia/domain/shared/collections";
import {
  chatMessageId,
  chatMessagesAtMost,
  chatPath,
  chatTextMaxLength,
  type ChatMessage,
} from "@salvia/domain/scheduling/visitChat";

import type { Row } from "../support/row.ts";
import { type Documents, missing, naming, now, own } from "../support/values.ts";
import { both, noOne, requestsBelow, three, type Place } from "./belowVisits.ts";
import { inMinutes, storedForVisits, storedVisits } from "./visits.stored.ts";

/** The path pattern of a visit's messages in firestore.rules. */
export const messagesOfVisits = `${collections.visits}/{visitId}/${collections.chatMessages}`;

const places = [
  "waiting",
  "admitted",
  "swapped",
  "left",
  "leftCall",
  "ended",
  "closedAdmitted",
  "absent",
] as const satisfies readonly Place[];

const { admitted } = storedVisits;
const written: Record<keyof ChatMessage, unknown> = {
  from: own,
  number: 1,
  text: "Ibuprofen, 400 mg",
  createdAt: now,
  expireAt: admitted.expireAt,
};

const { pathOf, get, list, say, change, remove } = requestsBelow({
  pathBelow: chatPath,
  valid: written,
  idFor: (uid, fields) => `${uid}_${String(fields["number"] ?? written.number)}`,
});

function writtenBy(from: string) {
  return { ...written, from, number: 9, createdAt: inMinutes(-1) };
}

/** Each visit has one message from each participant, and from a guest. */
export const storedChat: Documents = {
  ...storedForVisits,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [pathOf(place, chatMessageId("carla", 9)), writtenBy("carla")],
      [pathOf(place, chatMessageId("dora", 9)), writtenBy("dora")],
      [pathOf(place, chatMessageId("guest_greta", 9)), writtenBy("guest_greta")],
    ]),
  ),
};

const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["from", [missing, null, "zoe"]],
  ["number", [missing, null, 1.5, "2"]],
  [
    "text",
    [missing, null, {}, "", " padded", "padded\n", "a\u0000b", "x".repeat(chatTextMaxLength + 1)],
  ],
  ["createdAt", [missing, null, inMinutes(-1)]],
  ["expireAt", [missing, null, now, inMinutes(600)]],
  ["to", ["dora"]],
];

/** Every tested operation on the messages of a visit. */
export const chatMessageRows: readonly Row[] = [
  get("admitted", "carla_9"),
  list("admitted", "a page", (all) => all.limit(100), three),
  list("admitted", "one's own", (all, uid) => all.where("from", "==", uid).limit(100), three),
  list("leftCall", "after the patient has left", (all) => all.limit(100), both),
  list("leftWithGuest", "a page", (all) => all.limit(100), [...both, "guest whose patient left"]),
  list("knocking", "a page", (all) => all.limit(100), both),
  list("refused", "a page", (all) => all.limit(100), both),
  list("endedWithGuest", "a page", (all) => all.limit(100), noOne),
  list("closedWithGuest", "a page", (all) => all.limit(100), noOne),
  list("admitted", "more than a page", (all) => all.limit(101), noOne),
  { ...list("admitted", "without limit", (all) => all, noOne), undecidable: true },
  // The patient has not been admitted, or no longer: nothing is to be read.
  list("waiting", "a page", (all) => all.limit(100), noOne),
  list("left", "a page", (all) => all.limit(100), noOne),
  list("ended", "a page", (all) => all.limit(100), noOne),
  list("closedAdmitted", "a page", (all) => all.limit(100), noOne),
  list("swapped", "by roles of before", (all) => all.limit(100), noOne),
  { ...list("absent", "a page", (all) => all.limit(100), noOne), undecidable: true },

  say("admitted", "a message", {}, three),
  say("admitted", "lines", { text: "One.\nTwo." }, three),
  say("admitted", "much", { text: "x".repeat(chatTextMaxLength) }, three),
  say("admitted", "the last", { number: chatMessagesAtMost }, three),
  say("admitted", "one too many", { number: chatMessagesAtMost + 1 }, noOne),
  say("admitted", "number zero", { number: 0 }, noOne),
  say("waiting", "too soon", {}, noOne),
  say("left", "from outside", {}, noOne),
  say("leftCall", "after the patient has left", {}, noOne),
  say("leftWithGuest", "after the patient has left", {}, noOne),
  say("ended", "too late", {}, noOne),
  say("closedAdmitted", "after closing", { expireAt: storedVisits.closedAdmitted.expireAt }, noOne),
  say("swapped", "by roles of before", {}, noOne),
  { ...say("absent", "nowhere", {}, noOne), undecidable: true },
  say("admitted", "as Carla", { from: "carla" }, ["clinician"]),
  say("admitted", "under a free id", {}, noOne, () => "new"),
  say("admitted", "under the next id", {}, noOne, (uid) => `${uid}_3`),
  say("knocking", "as one of three", {}, both),
  say("admitted", "under the other's id", {}, noOne, (uid) =>
    uid === "dora" ? "carla_1" : "dora_1",
  ),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => say("admitted", naming(field, value), { [field]: value }, noOne)),
  ),

  { ...say("admitted", "over an older one", { number: 9 }, noOne), operation: "update" },
  change("admitted", "carla_9", { text: "Never mind" }),
  change("admitted", "dora_9", { text: "Never mind" }),
  remove("admitted", "carla_9", noOne),
  remove("admitted", "dora_9", noOne),
  remove("ended", "dora_9", noOne),
];
