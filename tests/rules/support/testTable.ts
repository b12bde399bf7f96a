import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { describe, expect, test } from "vitest";

import { actorsOf, connect } from "./actors.ts";
import { store } from "./environment.ts";
import { type Documents } from "./values.ts";
import { storedRevocations } from "../accounts/revocations.stored.ts";
import type { Row } from "./row.ts";
import { mismatches } from "./mismatches.ts";

/** Tests a whole table: each row, for each actor concerned. */
export function testTable(
  environment: RulesTestEnvironment,
  collection: string,
  rows: readonly Row[],
  stored: Documents,
): void {
  describe.each(actorsOf(collection))("$name", ({ name, ...actor }) => {
    test(`may do in ${collection} exactly what the table allows, in ${rows.length} cells`, async () => {
      const uid = actor.uid ?? "stranger";
      const db = connect(environment, actor);
      await environment.withSecurityRulesDisabled(async (context) => {
        const server = context.firestore();
        await store(server, { ...storedRevocations, ...stored });
        const requester = { name, uid, db, server };
        expect(await mismatches(collection, rows, stored, requester)).toEqual([]);
      });
    });
  });
}
