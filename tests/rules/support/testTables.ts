import { beforeAll, describe, expect, test } from "vitest";

import { isNightly } from "../../chance.ts";
import { actorsOf, type ActorName } from "./actors.ts";
import type { RulesProject } from "./environment.ts";
import { mismatches } from "./mismatches.ts";
import { oneOfEachKind, type Row, type Table } from "./row.ts";

/** Tests whole tables: each row, for each actor concerned. */
export function testTables(rules: RulesProject, tables: readonly Table[]): void {
  describe.each(tables)("in $collection", ({ collection, rows, stored }) => {
    beforeAll(() => rules.begin(stored));

    test.each(actorsOf(collection))("$name may do exactly what the table allows", async (actor) => {
      const tried = isNightly() ? rows : triedBy(actor.name, rows);
      const requester = rules.requester(actor);
      expect(await mismatches(collection, tried, stored, requester)).toEqual([]);
    });
  });
}

/**
 * Every row of the operations that an actor has. Of other operations, one row of each kind that some
 * actor may do: what is denied to all says little about those who may do none of it.
 */
function triedBy(actor: ActorName, rows: readonly Row[]): readonly Row[] {
  return [...Map.groupBy(rows, ({ operation }) => operation).values()].flatMap((alike) => {
    if (alike.some(({ allowedTo }) => allowedTo.includes(actor))) return alike;
    const granted = alike.filter(({ allowedTo }) => allowedTo.length > 0);
    return oneOfEachKind(granted.length > 0 ? granted : alike);
  });
}
