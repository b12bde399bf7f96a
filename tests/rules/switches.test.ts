import { switchesPath } from "@salvia/domain/configuration/switches";
import { beforeAll, describe, expect, test } from "vitest";

import { isNightly } from "../chance.ts";
import { holders, type Actor } from "./support/actors.ts";
import { rulesProject, store } from "./support/environment.ts";
import { mismatches } from "./support/mismatches.ts";
import { oneOfEachOperation, type Table } from "./support/row.ts";
import { refused, switchCases, type Refuses } from "./support/switchCases.ts";
import { tables } from "./tables.ts";

const rules = await rulesProject("switches");

// Without the document is how each table's own test runs.
const cases = switchCases.filter(([, switches]) => switches !== null);

describe.each(tables)("in $collection", (table) => {
  beforeAll(() => rules.begin(table.stored));

  test.each(cases)("all is allowed that no switch refuses, %s", async (_, switches, refuses) => {
    await store(rules.server, { [switchesPath]: switches });
    const found: string[] = [];
    for (const actor of holders) {
      const tried = triedRows(table, actor, refuses);
      const wrong = await mismatches(table.collection, tried, table.stored, rules.requester(actor));
      found.push(...wrong.map((cell) => `${actor.name}: ${cell}`));
    }
    expect(found).toEqual([]);
  });
});

/** What an actor may do without switches: all that is refused now, and some of what remains. */
function triedRows({ collection, rows }: Table, { name, claims }: Actor, refuses: Refuses) {
  const role = "role" in claims ? claims.role : null;
  const { true: ended = [], false: remaining = [] } = Object.groupBy(
    rows.filter(({ allowedTo }) => allowedTo.includes(name)),
    (row) => (refuses(collection, row, role) ? "true" : "false"),
  );
  return [
    ...ended.map((row) => refused(collection, row)),
    ...(isNightly() ? remaining : oneOfEachOperation(remaining)),
  ];
}
