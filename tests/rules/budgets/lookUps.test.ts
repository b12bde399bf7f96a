import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import {
  actors,
  actorsOf,
  connect,
  isEnded,
  signalsOfGuests,
  type Actor,
  type ActorName,
} from "../support/actors.ts";
import { appointmentRows } from "../scheduling/appointments.cases.ts";
import { reloadRules, rulesEnvironment, store } from "../support/environment.ts";
import { leadRows } from "../leads/leads.cases.ts";
import { lookUps } from "./lookUps.ts";
import { messagesOfVisits } from "../visits/chatMessages.cases.ts";
import { messagesOfThreads } from "../assistant/messagesOfThreads.ts";
import { signalsOfVisits } from "../visits/signals.cases.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import type { Row } from "../support/row.ts";
import { mismatches, type Requester } from "../support/mismatches.ts";
import { storedInTables, tables, type Table } from "../tables.ts";

const environment = await rulesEnvironment("look-ups");

afterAll(() => environment.cleanup());

const writers: ReadonlySet<unknown> = new Set(["sales", "medical", "member"]);

/** Actors without a document in `revocations`, with one, and denied because of it. */
const testedActors = actors.filter(({ name }) =>
  [
    "nobody",
    "user without role",
    "owner",
    "colleague",
    "clinician",
    "member",
    "another member",
    "admin",
    "ended admin",
  ].includes(name),
);

test.each(testedActors)(
  "$name costs one read for a granted request, none for a denied one",
  async (actor) => {
    const { name } = actor;
    const uid = actor.uid ?? "stranger";
    const db = connect(environment, actor);
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, { ...storedInTables, ...storedRevocations });
      const cells = tables
        .filter(({ collection }) => actorsOf(collection).includes(actor))
        .flatMap((table) =>
          samples(table.rows, actor).map((row) => ({
            table,
            row,
            most: mostReads(table.collection, row, actor),
          })),
        );
      for (const alike of Map.groupBy(cells, (cell) => likelyAbout(cell, name)).values()) {
        expect(await tooCostly(alike, { name, uid, db, server })).toEqual([]);
      }
    });
  },
  // Google’s emulator needs more than five minutes for a clinician.
  900_000,
);

test("detects each lookup", async () => {
  const admin = connect(environment, { uid: "gus", claims: { role: "admin" } });
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { ...storedInTables, ...storedRevocations });
  });
  await reloadRules("look-ups");
  await admin.doc("users/zoe").get({ source: "server" });
  expect(await lookUps(environment)).toBe(1);
});

test("makes eight lookups in the largest request, of the ten that Firestore allows a write", async () => {
  const row = leadRows.find(({ name }) => name === "mine: all that has a key");
  const db = connect(environment, { uid: "ana", claims: { role: "sales" } });
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { ...storedInTables, ...storedRevocations });
  });
  await reloadRules("look-ups");
  await row?.send(db, "ana");
  // The lead's write looks up six keys and the revocation document, seven in all; each of the six
  // keys' writes looks up the lead. Without caching, that would be 13 of the 20 allowed per
  // request.
  expect(await lookUps(environment)).toBe(8);
  expect(row?.reads).toBe(8);
});

test("makes six lookups in four writes to move an appointment within a day", async () => {
  const row = appointmentRows.find(({ name }) => name === "confirmed: moved");
  const db = connect(environment, { uid: "carla", claims: { role: "medical" } });
  await environment.withSecurityRulesDisabled(async (context) => {
    await store(context.firestore(), { ...storedInTables, ...storedRevocations });
  });
  await reloadRules("look-ups");
  await row?.send(db, "carla");
  // The appointment's write looks up the patient, the change and the revocation document; the
  // change's the appointment before and after, both days and that document; each day's the change.
  // Without caching between writes, that is ten of 20; 14 for a move over two days.
  expect(await lookUps(environment)).toBe(6);
});

type Cell = { table: Table; row: Row; most: number };

/**
 * A key for the expected lookups of a cell: nearly all look up at most the actor's own document in
 * `revocations`; allowed writes with more look up documents of their own.
 */
function likelyAbout({ table, row, most }: Cell, name: ActorName): string {
  if (most < 2) return `${most}`;
  const own = row.allowedTo.includes(name) ? row.name : "";
  return `${most} ${row.operation} ${table.collection} ${own}`;
}

/**
 * The cells that make too many lookups. All together make at least as many as each does, so they
 * are bisected only if the total is too high.
 */
async function tooCostly(cells: readonly Cell[], requester: Requester): Promise<string[]> {
  await reloadRules("look-ups");
  for (const [{ collection, stored }, own] of Map.groupBy(cells, ({ table }) => table)) {
    const rows = own.map(({ row }) => row);
    expect(await mismatches(collection, rows, stored, requester)).toEqual([]);
  }
  const documents = await lookUps(environment);
  if (cells.every(({ most }) => documents <= most)) return [];
  if (cells.length === 1) {
    return cells.map(({ table, row }) => `${row.operation} ${table.collection} ${row.name}`);
  }
  const half = Math.ceil(cells.length / 2);
  return [
    ...(await tooCostly(cells.slice(0, half), requester)),
    ...(await tooCostly(cells.slice(half), requester)),
  ];
}

/** The maximum number of lookups of a cell; for a writer who is denied, those of the valid part. */
function mostReads(collection: string, row: Row, actor: Actor): number {
  const ofSwitches = mayReadSwitches(collection, actor) ? 1 : 0;
  if (row.reads !== undefined && "role" in actor.claims && writers.has(actor.claims.role)) {
    return row.reads + ofSwitches;
  }
  return mayRead(row, actor) ? 1 + ofSwitches : 0;
}

/** Whether the rules of a collection ask if a feature of this actor is on. */
function mayReadSwitches(collection: string, { claims }: Actor): boolean {
  const role = "role" in claims ? claims.role : null;
  return role === "member" || (role === "medical" && ofClinicians.has(collection));
}

const ofClinicians: ReadonlySet<string> = new Set<string>([
  collections.threads,
  messagesOfThreads,
  collections.visits,
  signalsOfVisits,
  messagesOfVisits,
  collections.guests,
  signalsOfGuests,
]);

/**
 * Whether a cell may make lookups: if it is allowed, if only the lookup denies it, or if more is
 * evaluated than the cell says. A query for several values is evaluated for each; a whole-document
 * write is evaluated as an update too, unless a condition that cannot be evaluated ends it.
 */
function mayRead({ operation, name, allowedTo, undecidable }: Row, actor: Actor): boolean {
  const isWhole = operation === "create" || name === "entered again";
  const isMore = isWhole || name === "two owners'" || undecidable === true;
  return allowedTo.includes(actor.name) || isEnded(actor) || isMore;
}

/** One row of each kind. */
function samples(rows: readonly Row[], { name }: Actor): Row[] {
  const kinds = new Map(
    rows.map((row) => [
      [row.operation, row.name.split(" ")[0], row.allowedTo.includes(name)].join(" "),
      row,
    ]),
  );
  return [...kinds.values()];
}
