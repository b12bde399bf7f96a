import { isDeepStrictEqual } from "node:util";

import { beforeAll, describe, expect, test } from "vitest";

import { isNightly } from "../chance.ts";
import { expectedLookUps } from "./budgets/expectedLookUps.ts";
import { leastFree, padded, stepsOf, withFatalLookUps } from "./budgets/padding.ts";
import { actorsOf, roleOf, type Actor } from "./support/actors.ts";
import { rulesSource, type RulesProject } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import { oneOfEachKind, withoutAlike, type Row, type Table } from "./support/row.ts";

/** What the rules may look up to decide a cell: see `expectedLookUps`. */
const lookUps = [
  ["without lookups", []],
  ["looking up the revocation", ["isTokenStillGood"]],
  ["looking up the revocation and the switches", ["isTokenStillGood", "isOn"]],
  ["looking up other documents", null],
] as const;

/**
 * Tests whole tables: each row, for each actor concerned. The rules deny any lookup that a cell may
 * not cost, and what they grant leaves expressions free.
 */
export function testTables(rules: RulesProject, tables: readonly Table[]): void {
  for (const [title, allowed] of lookUps) {
    const parts = tables
      .map((table) => ({ ...table, cells: cellsOf(table, allowed) }))
      .filter(({ cells }) => cells.length > 0);
    if (parts.length === 0) continue;
    describe(`deciding ${title}`, () => {
      beforeAll(async () => {
        const source = allowed ? withFatalLookUps(rulesSource, allowed) : rulesSource;
        await rules.load(padded(source, await stepsOf(leastFree, rules)));
      });

      test.each(parts)(
        `each actor may do in $collection exactly what the table allows, with ${leastFree} expressions to spare`,
        async ({ collection, stored, cells }) => {
          await rules.begin(stored);
          const found: string[] = [];
          for (const { actor, rows } of cells) {
            const wrong = await mismatches(collection, rows, stored, rules.requester(actor));
            found.push(...wrong.map((cell) => `${actor.name}: ${cell}`));
          }
          expect(found).toEqual([]);
        },
        // Google's emulator needs minutes for the leads.
        1_800_000,
      );
    });
  }
}

/** The rows that each actor tries, of those for which the rules may look up the same. */
function cellsOf(table: Table, allowed: readonly string[] | null) {
  return actorsOf(table.collection).flatMap((actor) => {
    const rows = (isNightly() ? table.rows : triedBy(actor, table)).filter(
      (row) => expectedLookUps(table.collection, row, actor)?.join() === allowed?.join(),
    );
    return rows.length > 0 ? [{ actor, rows }] : [];
  });
}

/**
 * What an actor tries by day, of each operation that they have: every row, unless an earlier actor
 * has their role or the same rights. Otherwise one row of each kind that some actor may do: what is
 * denied to all says little about them.
 */
function triedBy(actor: Actor, { collection, rows }: Table): readonly Row[] {
  const operations = Map.groupBy(rows, ({ operation }) => operation);
  return [...operations.values()].flatMap((all) => {
    const own = grantedTo(actor, all);
    const first = actorsOf(collection).find((other) => {
      const theirs = grantedTo(other, all);
      const isLike = roleOf(other) === roleOf(actor) || isDeepStrictEqual(theirs, own);
      return theirs.length > 0 && isLike;
    });
    if (first === actor) return withoutAlike(all);
    const granted = all.filter(({ allowedTo }) => allowedTo.length > 0);
    if (granted.length === 0) return oneOfEachKind(all);
    const others = granted.filter((row) => !own.includes(row));
    return oneOfEachKind(own).concat(oneOfEachKind(others));
  });
}

function grantedTo({ name }: Actor, rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ allowedTo }) => allowedTo.includes(name));
}
