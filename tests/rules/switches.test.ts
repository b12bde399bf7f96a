import { collections } from "@salvia/domain/shared/collections";
import { noSwitches, switchesPath, type Switches } from "@salvia/domain/shared/switches";
import { afterAll, describe, expect, test } from "vitest";

import { messagesOfThreads } from "./assistant/messagesOfThreads.ts";
import { partOfRecords } from "./records/partsOfRecords.ts";
import { signalsOfVisits } from "./scheduling/signals.cases.ts";
import { actors, connect, isEnded, type Actor } from "./support/actors.ts";
import { rulesEnvironment, store } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import type { Row } from "./support/row.ts";
import { storedInTables, tables } from "./tables.ts";

const environment = await rulesEnvironment("switches");

afterAll(() => environment.cleanup());

/** Whether a switch refuses what an actor may do while every feature is on. */
type Refuses = (collection: string, row: Row, role: unknown) => boolean;

const ofMembers: ReadonlySet<string> = new Set<string>([
  collections.auditLog,
  collections.patients,
  collections.appointments,
  collections.requestPlaces,
  partOfRecords("vitals"),
  partOfRecords("medications"),
  partOfRecords("notes"),
]);

/** What ends a visit, and what deletes its signals. */
const endsVisit = /: (?:left|ended)/;

const givesUpSlot = ({ operation, name }: Row) =>
  operation === "delete" && name.startsWith("with its appointment");

const nothing: Refuses = () => false;

const ofAssistant: Refuses = (collection, { operation }) =>
  (collection === collections.threads || collection === messagesOfThreads) &&
  operation !== "delete";

/** Signals are written without a look-up of the switch, because five are written at once. */
const ofVisits: Refuses = (collection, { operation, name }) =>
  collection === signalsOfVisits
    ? operation === "list"
    : collection === collections.visits && operation !== "delete" && !endsVisit.test(name);

const ofMemberArea: Refuses = (collection, row, role) => {
  if (role !== "member") return false;
  // Deleting a slot that is not there changes nothing.
  if (collection === collections.slots) return row.operation === "list" || givesUpSlot(row);
  return ofMembers.has(collection) || ofVisits(collection, row, role);
};

/** One actor of each role, and one without a role. */
const holders = actors.filter(
  (actor) => !isEnded(actor) && !/^owner |lost the role$/.test(actor.name),
);

describe.each<[string, Switches | null, Refuses]>([
  ["without the document", null, nothing],
  ["with every feature on", noSwitches, nothing],
  ["with every way to sign in off", { ...noSwitches, off: ["google", "phone"] }, nothing],
  ["with the assistant off", { ...noSwitches, off: ["assistant"] }, ofAssistant],
  ["with visits off", { ...noSwitches, off: ["google", "visits"] }, ofVisits],
  ["with visits off by the deployment", { ...noSwitches, builtOff: ["visits"] }, ofVisits],
  ["with the member area off", { ...noSwitches, off: ["memberArea"] }, ofMemberArea],
])("%s", (_case, switches, refuses) => {
  test.each(holders)("$name may do all that no switch refuses", async (actor) => {
    expect(await unexpected(actor, switches, refuses)).toEqual([]);
  });
});

/** The cells that the rules decide differently. */
async function unexpected(actor: Actor, switches: Switches | null, refuses: Refuses) {
  const { name, claims } = actor;
  const uid = actor.uid ?? "stranger";
  const role = "role" in claims ? claims.role : null;
  const db = connect(environment, actor);
  const found: string[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    await store(server, { ...storedInTables, [switchesPath]: switches });
    for (const { collection, rows, stored } of tables) {
      const granted = rows
        .filter(({ allowedTo }) => allowedTo.includes(name))
        .map((row) => (refuses(collection, row, role) ? refused(collection, row) : row));
      const requester = { name, uid, db, server };
      const wrong = await mismatches(collection, granted, without(stored), requester);
      found.push(...wrong.map((cell) => `${collection} ${cell}`));
    }
  });
  return found;
}

/**
 * A row that a switch refuses. A patient's request is refused where it is counted, and a slot that
 * is given up where its appointment is canceled.
 */
function refused(collection: string, row: Row): Row {
  const { appointments, requestPlaces, slots } = collections;
  return {
    ...row,
    allowedTo: [],
    ...(collection === appointments && {
      beside: { collection: requestPlaces, operation: "create" },
    }),
    ...(collection === slots && { beside: { collection: appointments, operation: "update" } }),
  };
}

/** What a table stores, without the switches. */
function without(stored: Readonly<Record<string, object | null>>) {
  return Object.fromEntries(Object.entries(stored).filter(([path]) => path !== switchesPath));
}
