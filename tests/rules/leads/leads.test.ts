import { statusActivityId } from "@salvia/domain/lead/leadActivity";
import { moveUndoMinutes } from "@salvia/domain/lead/stageTransition";
import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { connect } from "../support/actors.ts";
import { decide } from "../support/decide.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { leadRows } from "./leads.cases.ts";
import { atStage, leadDocuments, pathOf, storedLead } from "./leads.stored.ts";
import { storedMoves } from "./leadUndos.cases.ts";
import { write } from "../support/row.ts";
import { testTable } from "../support/testTable.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { now } from "../support/values.ts";

const environment = await rulesEnvironment("leads");

afterAll(() => environment.cleanup());

testTable(environment, collections.leads, leadRows, { ...leadDocuments, ...storedMoves });

test("a move can be undone for fifteen minutes, to the moment", async () => {
  const db = connect(environment, { uid: "ana", claims: { role: "sales" } });
  const path = pathOf("lost");
  const { rev } = storedLead("lost");
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    const outcomes = await timeBoundary(async (moment) => {
      const createdAt = new Date(moment - moveUndoMinutes * 60_000);
      const move = { kind: "status", from: "documents", to: "lost", ownerId: "ana", createdAt };
      const stored = {
        ...leadDocuments,
        [`${path}/${collections.activities}/${statusActivityId(rev)}`]: move,
      };
      await store(server, stored);
      const send = () =>
        write(db, (writes) =>
          writes.update(db.doc(path), { ...atStage("documents"), rev: rev + 1, updatedAt: now }),
        );
      return async () => {
        const outcome = await decide(collections.leads, { operation: "update", send }, db, "ana");
        if (outcome === "allowed") await store(server, stored);
        return outcome;
      };
    });
    expect(outcomes).toEqual({ before: ["allowed"], after: ["denied"] });
  });
});
