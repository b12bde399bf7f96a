import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { actors } from "../support/actors.ts";
import { rulesProject, rulesSource, store, type Requester } from "../support/environment.ts";
import { isWrite, write, type Row, type Table } from "../support/row.ts";
import { mismatches } from "../support/mismatches.ts";
import { tables } from "../tables.ts";
import { lookUpCalls, type Written } from "./callCosts.ts";
import { coverage, reload } from "./coverage.ts";
import { highest, mostExpressions, padded, paddedPath } from "./padding.ts";
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

/** How many of Firestore's expressions must remain unused. */
const leastFree = 250;

const rules = await rulesProject("budgets");

type Cell = { table: Table; row: Row; requester: Requester };

/** Every allowed write of a table, as its first allowed actor. */
function grantedIn(table: Table): readonly Cell[] {
  return table.rows.filter(isWrite).flatMap((row) => {
    const actor = actors.find(({ name }) => name === row.allowedTo[0]);
    return actor ? [{ table, row, requester: rules.requester(actor) }] : [];
  });
}

/** The number of padding steps that equal Firestore's whole expression limit. */
let whole = 0;

beforeAll(async () => {
  const db = rules.as({ uid: "ana", claims: {} });
  const passes = async (steps: number) => {
    await rules.load(padded(rulesSource, steps));
    try {
      await write(db, (writes) => writes.set(db.doc(paddedPath), {}));
    } catch {
      return false;
    }
    await store(rules.server, { [paddedPath]: null });
    return true;
  };
  whole = await highest(passes, [0, mostExpressions]);
  if (whole < 100 || whole === mostExpressions) throw new Error(`No limit was met: ${whole}.`);
});

describe(`each allowed write leaves ${leastFree} of ${mostExpressions} expressions free`, () => {
  beforeAll(() => rules.load(padded(rulesSource, stepsOf(leastFree))));
  afterAll(() => rules.load(rulesSource));

  test.each(tables)("in $collection", async (table) => {
    await rules.begin(table.stored);
    const denied: string[] = [];
    for (const cell of grantedIn(table)) denied.push(...(await mismatchesOf(cell)));
    expect(denied).toEqual([]);
  });
});

test.each(tables)(
  "each allowed write in $collection leaves three lookups free, even without caching",
  async (table) => {
    await rules.begin(table.stored);
    const costly: string[] = [];
    for (const cells of Map.groupBy(grantedIn(table), kindOf).values()) {
      costly.push(...(await costlyOf(cells)));
    }
    expect(costly).toEqual([]);
  },
);

/**
 * The writes that make too many lookups. All together make at least as many as each does, so they
 * are bisected only if the total is too high.
 */
async function costlyOf(cells: readonly Cell[]): Promise<string[]> {
  const { inWrite, inRequest } = await lookUpsOf(cells);
  const [cell] = cells;
  const isOfTwo = cells.length === 1 && cell && ofTwoAppointments.test(labelOf(cell));
  const most = mostLookUps.inRequest + (isOfTwo ? chargedTwice : 0);
  if (inWrite <= mostLookUps.inWrite && inRequest <= most) return [];
  if (cells.length === 1 && cell) {
    return [`${labelOf(cell)}: ${inWrite} in a write, ${inRequest} in all`];
  }
  const half = Math.ceil(cells.length / 2);
  return [...(await costlyOf(cells.slice(0, half))), ...(await costlyOf(cells.slice(half)))];
}

// RULES_BUDGETS=all npm test -- rules budgets.test; or part of the rows' names instead of `all`.
test.runIf(process.env["RULES_BUDGETS"])(
  "reports the budgets of all allowed writes",
  async () => {
    const wanted = process.env["RULES_BUDGETS"] ?? "";
    const found: { write: string; free: number; inWrite: number; inRequest: number }[] = [];
    for (const table of tables) {
      await rules.begin(table.stored);
      for (const cell of grantedIn(table)) {
        if (wanted !== "all" && !labelOf(cell).includes(wanted)) continue;
        const passes = async (steps: number) => {
          await rules.load(padded(rulesSource, steps));
          return (await mismatchesOf(cell)).length === 0;
        };
        const free = Math.floor(((await highest(passes, [0, whole])) * mostExpressions) / whole);
        found.push({ write: labelOf(cell), free, ...(await lookUpsOf([cell])) });
      }
    }
    console.table(found.toSorted((a, b) => a.free - b.free));
    expect(found.filter(({ free }) => free < leastFree)).toEqual([]);
  },
  3_600_000,
);

function stepsOf(expressions: number): number {
  return Math.ceil((expressions * whole) / mostExpressions);
}

function mismatchesOf({ table: { collection, stored }, row, requester }: Cell): Promise<string[]> {
  return mismatches(collection, [row], stored, requester);
}

/** The most lookups by any of these writes and by any of their requests. */
async function lookUpsOf(cells: readonly Cell[]) {
  const requests: Written[][] = [];
  await reload(rules);
  for (const { table, row, requester } of cells) {
    const writes: Written[] = [];
    requests.push(writes);
    const db = recording(requester.db, table.stored, (written) => writes.push(written));
    expect(await mismatchesOf({ table, row, requester: { ...requester, db } })).toEqual([]);
  }
  const evaluated = new Set((await coverage(rules)).map(({ place }) => place));
  const calls = requests.map((writes) => writes.map((written) => lookUpCalls(written, evaluated)));
  return {
    inWrite: Math.max(...calls.flat()),
    inRequest: Math.max(...calls.map((one) => one.reduce((sum, count) => sum + count, 0))),
  };
}

/** A key for similar writes, which are likely to make the same lookups. */
function kindOf({ row: { operation, name } }: Cell): string {
  return `${operation} ${/claimed|handed over/.exec(name)?.[0] ?? ""}`;
}

function labelOf({ table, row }: Cell): string {
  return `${row.operation} ${table.collection} ${row.name}`;
}
