import { collections } from "@salvia/domain/collections";
import { afterAll, describe, expect, test } from "vitest";

import { actors, connect } from "./actors.ts";
import { rulesEnvironment, store } from "./environment.ts";
import { leadRows } from "./leads.cells.ts";
import { leadDocuments } from "./leads.stored.ts";
import { surprises } from "./surprises.ts";

const environment = await rulesEnvironment("leads");

afterAll(() => environment.cleanup());

describe.each(actors)("$name", ({ name, ...actor }) => {
  test(`may do with leads what the table says, in ${leadRows.length} cells`, async () => {
    const uid = actor.uid ?? "stranger";
    const db = connect(environment, actor);
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, leadDocuments);
      const asking = { name, uid, db, server };
      expect(await surprises(collections.leads, leadRows, leadDocuments, asking)).toEqual([]);
    });
  }, 60_000);
});
