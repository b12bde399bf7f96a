import { collections } from "@salvia/domain/shared/collections";
import { noSwitches, type Switches } from "@salvia/domain/configuration/switches";

import { messagesOfThreads } from "../assistant/messagesOfThreads.ts";
import { messagesOfConversations } from "../messages/messagesOfConversations.ts";
import { partOfRecords } from "../records/partsOfRecords.ts";
import { messagesOfVisits } from "../visits/chatMessages.cases.ts";
import { signalsOfGuests } from "./actors.ts";
import { signalsOfVisits } from "../visits/signals.cases.ts";
import { daysOfTakenTime } from "../scheduling/takenTime.cases.ts";
import type { Row } from "./row.ts";

/** Whether a switch refuses what an actor may do while every feature is on. */
export type Refuses = (collection: string, row: Row, role: unknown) => boolean;

const ofMembers: ReadonlySet<string> = new Set<string>([
  collections.auditLog,
  collections.patients,
  collections.coverages,
  collections.appointments,
  collections.availability,
  daysOfTakenTime,
  collections.bookingChanges,
  collections.requestPlaces,
  collections.waitingList,
  collections.treatmentRequests,
  partOfRecords("allergies"),
  partOfRecords("problems"),
  partOfRecords("vitals"),
  partOfRecords("medications"),
  partOfRecords("notes"),
  collections.conversations,
  messagesOfConversations,
]);

/** What ends a visit, for all or for its guest. */
const endsVisit = /: (?:left|ended|gone|removed|refused|revoked)/;

const nothing: Refuses = () => false;

const ofAssistant: Refuses = (collection, { operation }) =>
  (collection === collections.threads || collection === messagesOfThreads) &&
  operation !== "delete";

/** Signals are written without a look-up of the switch, because five are written at once. */
const ofVisits: Refuses = (collection, { operation, name }) => {
  if (collection === signalsOfVisits || collection === signalsOfGuests) return operation === "list";
  if (collection === messagesOfVisits) return true;
  const isVisit = collection === collections.visits || collection === collections.guests;
  return isVisit && operation !== "delete" && !endsVisit.test(name);
};

const ofMemberArea: Refuses = (collection, row, role) => {
  if (role !== "member") return false;
  // Their change of taken time is refused where its appointment is changed. Alone it books nothing.
  if (collection === collections.bookingChanges && row.beside === undefined) return false;
  return ofMembers.has(collection) || ofVisits(collection, row, role);
};

/** Stored switches, and what they refuse of what is allowed while every feature is on. */
export const switchCases: readonly (readonly [string, Switches | null, Refuses])[] = [
  ["without the document", null, nothing],
  ["with every feature on", noSwitches, nothing],
  ["with every way to sign in off", { ...noSwitches, off: ["google", "phone"] }, nothing],
  ["with the assistant off", { ...noSwitches, off: ["assistant"] }, ofAssistant],
  ["with visits off", { ...noSwitches, off: ["google", "visits"] }, ofVisits],
  ["with visits off by the deployment", { ...noSwitches, builtOff: ["visits"] }, ofVisits],
  ["with the member area off", { ...noSwitches, off: ["memberArea"] }, ofMemberArea],
];

/**
 * A row that a switch refuses. A patient's request is refused where it is counted, and taken time
 * that is freed where its appointment is canceled.
 */
export function refused(collection: string, row: Row): Row {
  const { appointments, bookingChanges, requestPlaces } = collections;
  return {
    ...row,
    allowedTo: [],
    ...(collection === appointments && {
      beside: { collection: requestPlaces, operation: "create" },
    }),
    ...([daysOfTakenTime, bookingChanges as string].includes(collection) && {
      beside: { collection: appointments, operation: "update" },
    }),
  };
}
