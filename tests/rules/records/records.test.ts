import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { decide } from "../support/decide.ts";
import { rulesProject } from "../support/environment.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { recordPath, storedNotes } from "./recordEntries.stored.ts";
import { recordDocuments } from "./records.stored.ts";
import { listOf, type Row } from "../support/row.ts";
import { testTables } from "../testTables.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { tablesIn } from "../tables.ts";

const rules = await rulesProject("records");

testTables(rules, tablesIn.records);

test("a held note is hidden from its patient until its time, to the moment", async () => {
  const path = recordPath("dora", collections.notes, "held");
  for (const operation of ["get", "list"] as const) {
    const outcomes = await timeBoundary(async (moment) => {
      const visibleFrom = new Date(moment);
      await rules.begin({ ...recordDocuments, [path]: { ...storedNotes.held, visibleFrom } });
      const get: Row["send"] = (db) => db.doc(path).get({ source: "server" });
      const list = listOf(`${collections.records}/dora/${collections.notes}`, (all) =>
        all
          .where("status", "==", "held")
          .where("visibleFrom", "<=", new Date(moment))
          .orderBy("visibleFrom", "desc")
          .limit(50),
      );
      const send = operation === "get" ? get : list;
      return async () => {
        // For reads, Google's emulator goes by the time at which their connection began.
        const db = rules.as({ uid: "dora", claims: { role: "member" } });
        const outcome = await decide(partOfRecords("notes"), { operation, send }, db, "dora");
        // The rules can't decide a query for a time ahead, which denies it.
        return outcome === "undecided" ? "denied" : outcome;
      };
    });
    expect(outcomes).toEqual({ before: ["denied"], after: ["allowed"] });
  }
});
