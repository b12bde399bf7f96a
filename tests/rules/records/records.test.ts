import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { connect } from "../support/actors.ts";
import { decide } from "../support/decide.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { allergyRows } from "./allergies.cases.ts";
import { medicationRows } from "./medications.cases.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { recordPath, storedNotes } from "./recordEntries.stored.ts";
import { recordDocuments } from "./records.stored.ts";
import { problemRows } from "./problems.cases.ts";
import { recordNoteRows } from "./recordNotes.cases.ts";
import { listOf, type Row } from "../support/row.ts";
import { testTable } from "../support/testTable.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { vitalsRows } from "./vitals.cases.ts";

const environment = await rulesEnvironment("records");

afterAll(() => environment.cleanup());

testTable(environment, partOfRecords("allergies"), allergyRows, recordDocuments);
testTable(environment, partOfRecords("problems"), problemRows, recordDocuments);
testTable(environment, partOfRecords("vitals"), vitalsRows, recordDocuments);
testTable(environment, partOfRecords("medications"), medicationRows, recordDocuments);
testTable(environment, partOfRecords("notes"), recordNoteRows, recordDocuments);

test("a held note is hidden from its patient until its time, to the moment", async () => {
  const path = recordPath("dora", collections.notes, "held");
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
    for (const operation of ["get", "list"] as const) {
      const outcomes = await timeBoundary(async (moment) => {
        const visibleFrom = new Date(moment);
        await store(server, { ...recordDocuments, [path]: { ...storedNotes.held, visibleFrom } });
        const get: Row["send"] = (db) => db.doc(path).get({ source: "server" });
        const list = listOf(`${collections.records}/dora/${collections.notes}`, (all) =>
          all
            .where("status", "==", "held")
            .where("visibleFrom", "<", new Date(moment + 1))
            .orderBy("visibleFrom", "desc")
            .limit(50),
        );
        const send = operation === "get" ? get : list;
        return async () => {
          // For reads, Google's emulator goes by the time at which their connection began.
          const db = connect(environment, { uid: "dora", claims: { role: "member" } });
          const outcome = await decide(partOfRecords("notes"), { operation, send }, db, "dora");
          // The rules can't decide a query for a time ahead, which denies it.
          return outcome === "undecided" ? "denied" : outcome;
        };
      });
      expect(outcomes).toEqual({ before: ["denied"], after: ["allowed"] });
    }
  });
});
