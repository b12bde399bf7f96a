import {
  usualMinutes,
  recordClosesMinutesAfter,
  recordOpensMinutesBefore,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { expect, test } from "vitest";

import { timeBoundary } from "../support/timeBoundary.ts";
import { decide, type Outcome } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { testTables } from "../testTables.ts";
import { whole } from "../support/values.ts";
import { arrival } from "./visits.requests.ts";
import { byVideo, storedForVisits } from "./visits.stored.ts";
import { tablesIn } from "../tables.ts";

const rules = await rulesProject("visits");

testTables(rules, tablesIn.visits);

const minute = 60_000;

test.each<[string, number, Outcome, Outcome]>([
  ["opens a quarter of an hour before the start", -recordOpensMinutesBefore, "denied", "allowed"],
  ["closes an hour after the end", usualMinutes + recordClosesMinutesAfter, "allowed", "denied"],
])("the waiting room %s, to the moment", async (_case, minutes, before, after) => {
  const { server } = rules;
  const dora = rules.as({ uid: "dora", claims: { role: "member" } });
  await rules.begin(storedForVisits);
  const outcomes = await timeBoundary(async (moment) => {
    const appointment = byVideo(0, { startsAt: new Date(moment - minutes * minute) });
    await store(server, { "appointments/now": appointment });
    const enter = () =>
      write(dora, (writes) =>
        writes.set(dora.doc("visits/now"), whole(arrival(appointment), "dora")),
      );
    return async () => {
      const outcome = await decide(
        collections.visits,
        { operation: "create", send: enter },
        dora,
        "dora",
      );
      if (outcome === "allowed") await store(server, { "visits/now": null });
      return outcome;
    };
  });
  expect(outcomes).toEqual({ before: [before], after: [after] });
});
