import { expect, test } from "vitest";

import { isNightly } from "../../chance.ts";
import { storedUsers } from "../accounts/users.cases.ts";
import { actors, actorsOf, type Actor } from "../support/actors.ts";
import { onGoogle } from "../support/decide.ts";
import { rulesProject, rulesSource } from "../support/environment.ts";
import { mismatches } from "../support/mismatches.ts";
import { isWrite, oneOfEachKind, type Row, type Table } from "../support/row.ts";
import { tables } from "../tables.ts";
import { lookUpCalls, rulesFor, type Written } from "./callCosts.ts";
import { coverage, reload } from "./coverage.ts";
import { countedActors, expectedLookUps, readsSwitches } from "./expectedLookUps.ts";
import { lookUpsIn } from "./lookUps.ts";
import {
  highest,
  leastFree,
  mostExpressions,
  padded,
  stepsOf,
  withFatalLookUps,
} from "./padding.ts";
import { recording } from "./recording.ts";

/**
 * The most lookups of an allowed write without caching: Firestore allows 10, and 20 per request.
 */
const mostLookUps = { inWrite: 7, inRequest: 17 };

/**
 * Requests that change two appointments: counting charges each of the two with the four or one
 * lookups of the other, which it does not make.
 */
const ofTwoAppointments =
  /^(?:update appointments move\w+: confirmed (?:in place|at|on)|create bookingChanges of a request in place)/;
const chargedTwice = 5;

const rules = await rulesProject("budgets");
const admin = { uid: "gus", claims: { role: "admin" } };

type Cell = { table: Table; row: Row; actor: Actor };

/** Every granted request that may look up more than a read does, as the first actor who makes it. */
function grantedIn(table: Table): readonly Cell[] {
  return table.rows.flatMap((row) => {
    const actor = actors.find(({ name }) => name === row.allowedTo[0]);
    return actor && (isWrite(row) || row.reads !== undefined) ? [{ table, row, actor }] : [];
  });
}

/** The kinds of requests that are denied after the rules have looked something up. */
function deniedIn(table: Table): readonly Cell[] {
  const { collection, rows } = table;
  return actorsOf(collection)
    .filter(({ name }) => countedActors.has(name))
    .flatMap((actor) => {
      const denied = rows.filter(
        (row) =>
          !row.allowedTo.includes(actor.name) && expectedLookUps(collection, row, actor) === null,
      );
      return oneOfEachKind(denied).map((row) => ({ table, row, actor }));
    });
}

test.each(tables)(
  "requests in $collection make no more lookups than listed, and leave three free even without caching",
  async (table) => {
    await rules.begin(table.stored);
    const granted = grantedIn(table);
    const tried = isNightly()
      ? [...granted, ...(onGoogle ? [] : deniedIn(table))]
      : [...new Map(granted.map((cell) => [kindOf(cell), cell])).values()];
    const costly: string[] = [];
    for (const cell of tried) {
      const { documents, inWrite, inRequest } = await lookUpsOf(cell);
      const isOfTwo = ofTwoAppointments.test(labelOf(cell));
      const most = mostLookUps.inRequest + (isOfTwo ? chargedTwice : 0);
      if (documents > mostDocuments(cell) || inWrite > mostLookUps.inWrite || inRequest > most) {
        costly.push(
          `${labelOf(cell)}: ${documents} documents, ${inWrite} in a write, ${inRequest} in all`,
        );
      }
    }
    expect(costly).toEqual([]);
  },
  // Google’s emulator needs minutes for a report.
  3_600_000,
);

test("makes eight lookups in the largest request, of the ten that Firestore allows a write", async () => {
  const cell = cellCalled("update leads mine: all that has a key");
  await rules.begin(cell.table.stored);
  // The lead's write looks up six keys and the revocation document, seven in all; each of the six
  // keys' writes looks up the lead. Without caching, that would be 13 of the 20 allowed per
  // request.
  expect(await lookUpsOf(cell)).toEqual({ documents: 8, inWrite: 7, inRequest: 13 });
  expect(cell.row.reads).toBe(8);
});

test("makes six lookups in four writes to move an appointment within a day", async () => {
  // The appointment's write looks up the patient, the change and the revocation document; the
  // change's the appointment before and after, both days and that document; each day's the change.
  // Without caching between writes, that is ten of 20; 14 for a move over two days.
  const cell = cellCalled("update appointments confirmed: moved");
  await rules.begin(cell.table.stored);
  expect(await lookUpsOf(cell)).toMatchObject({ documents: 6 });
});

test("denies a lookup that a cell may not cost", async () => {
  await rules.begin(storedUsers);
  const read = () => rules.as(admin).doc("users/zoe").get({ source: "server" });
  const steps = await stepsOf(leastFree, rules);
  await rules.load(padded(withFatalLookUps(rulesSource, []), steps));
  await expect(read()).rejects.toThrow("maximum of ");
  await rules.load(padded(withFatalLookUps(rulesSource, ["isTokenStillGood"]), steps));
  await read();
});

// RULES_BUDGETS=all npm test -- rules budgets.test; or part of the rows' names instead of `all`.
test.runIf(process.env["RULES_BUDGETS"])(
  "reports the budgets of all granted requests",
  async () => {
    const wanted = process.env["RULES_BUDGETS"] ?? "";
    const whole = await stepsOf(mostExpressions, rules);
    const found = [];
    for (const table of tables) {
      await rules.begin(table.stored);
      for (const cell of grantedIn(table)) {
        if (wanted !== "all" && !labelOf(cell).includes(wanted)) continue;
        const passes = async (steps: number) => {
          await rules.load(padded(rulesSource, steps));
          return (await mismatchesOf(cell)).length === 0;
        };
        const free = Math.floor(((await highest(passes, [0, whole])) * mostExpressions) / whole);
        found.push({ request: labelOf(cell), free, ...(await lookUpsOf(cell)) });
      }
    }
    console.table(found.toSorted((a, b) => a.free - b.free));
    expect(found.filter(({ free }) => free < leastFree)).toEqual([]);
  },
  3_600_000,
);

/** The documents looked up by a request, and the lookups of its costliest write and of all. */
async function lookUpsOf(cell: Cell) {
  const { collection, stored } = cell.table;
  const writes: Written[] = [];
  // What it writes, it writes whatever the rules decide.
  await mismatchesOf(
    cell,
    recording(rules.as(cell.actor), stored, (each) => writes.push(each)),
  );
  await reload(
    rules,
    rulesFor(
      collection,
      writes.map(({ path }) => path),
    ),
  );
  expect(await mismatchesOf(cell)).toEqual([]);
  const evaluated = await coverage(rules);
  const places = new Set(evaluated.map(({ place }) => place));
  const calls = writes.map((written) => lookUpCalls(written, places));
  return {
    documents: lookUpsIn(evaluated),
    inWrite: Math.max(0, ...calls),
    inRequest: calls.reduce((sum, count) => sum + count, 0),
  };
}

function cellCalled(label: string): Cell {
  const cell = tables.flatMap(grantedIn).find((each) => labelOf(each) === label);
  if (!cell) throw new Error(`No request is granted that is called ${label}.`);
  return cell;
}

function mismatchesOf({ table, row, actor }: Cell, db = rules.as(actor)): Promise<string[]> {
  const requester = { ...rules.requester(actor), db };
  return mismatches(table.collection, [row], table.stored, requester);
}

/** The revocation document, or those that the row lists; for some actors, the switches, too. */
function mostDocuments({ table: { collection }, row, actor }: Cell): number {
  return (row.reads ?? 1) + (readsSwitches(collection, actor) ? 1 : 0);
}

/** A key for requests that are likely to make the same lookups. */
function kindOf({ row: { operation, name, reads } }: Cell): string {
  return [operation, reads, /claimed|handed over/.exec(name)?.[0]].join(" ");
}

function labelOf({ table, row }: Cell): string {
  return `${row.operation} ${table.collection} ${row.name}`;
}
