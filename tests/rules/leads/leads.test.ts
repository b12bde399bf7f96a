import { statusActivityId } from "@salvia/domain/lead/leadActivity";
import { moveUndoMinutes } from "@salvia/domain/lead/stageTransition";
import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { atStage, leadDocuments, pathOf, storedLead } from "./leads.stored.ts";
import { write } from "../support/row.ts";
import { testTables } from "../testTables.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { now } from "../support/values.ts";
import { tablesIn } from "../tables.ts";

const rules = await rulesProject("leads");

testTables(rules, tablesIn.leads);

test("a move can be undone for fifteen minutes, to the moment", async () => {
  const { server } = rules;
  const db = rules.as({ uid: "ana", claims: { role: "sales" } });
  const path = pathOf("lost");
  const { rev } = storedLead("lost");
  const outcomes = await timeBoundary(async (moment) => {
    const createdAt = new Date(moment - moveUndoMinutes * 60_000);
    const move = { kind: "status", from: "documents", to: "lost", ownerId: "ana", createdAt };
    const stored = {
      ...leadDocuments,
      [`${path}/${collections.activities}/${statusActivityId(rev)}`]: move,
    };
    await rules.begin(stored);
    const send = () =>
      write(db, (writes) =>
        writes.update(db.doc(path), { ...atStage("documents"), rev: rev + 1, updatedAt: now }),
      );
    return async () => {
      const outcome = await decide(collections.leads, { operation: "update", send }, db, "ana");
      if (outcome === "allowed") await store(server, { [path]: leadDocuments[path] ?? null });
      return outcome;
    };
  });
  expect(outcomes).toEqual({ before: ["allowed"], after: ["denied"] });
});
