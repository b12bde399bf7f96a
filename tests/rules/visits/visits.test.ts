import {
  usualMinutes,
  recordClosesMinutesAfter,
  recordOpensMinutesBefore,
} from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { afterAll, expect, test } from "vitest";

import { connect, signalsOfGuests } from "../support/actors.ts";
import { timeBoundary } from "../support/timeBoundary.ts";
import { decide, type Outcome } from "../support/decide.ts";
import { rulesEnvironment, store } from "../support/environment.ts";
import { write } from "../support/row.ts";
import { chatMessageRows, messagesOfVisits, storedChat } from "./chatMessages.cases.ts";
import { guestRows } from "./guests.cases.ts";
import { guestSignalRows, storedGuestSignals } from "./guestSignals.cases.ts";
import { signalRows, signalsOfVisits, storedSignals } from "./signals.cases.ts";
import { testTable } from "../support/testTable.ts";
import { whole } from "../support/values.ts";
import { arrival } from "./visits.requests.ts";
import { visitRows } from "./visits.cases.ts";
import { byVideo, storedForVisits } from "./visits.stored.ts";

const environment = await rulesEnvironment("visits");

afterAll(() => environment.cleanup());

testTable(environment, collections.visits, visitRows, storedForVisits);
testTable(environment, signalsOfVisits, signalRows, storedSignals);
testTable(environment, messagesOfVisits, chatMessageRows, storedChat);
testTable(environment, collections.guests, guestRows, storedForVisits);
testTable(environment, signalsOfGuests, guestSignalRows, storedGuestSignals);

const minute = 60_000;

test.each<[string, number, Outcome, Outcome]>([
  ["opens a quarter of an hour before the start", -recordOpensMinutesBefore, "denied", "allowed"],
  ["closes an hour after the end", usualMinutes + recordClosesMinutesAfter, "allowed", "denied"],
])("the waiting room %s, to the moment", async (_case, minutes, before, after) => {
  const dora = connect(environment, { uid: "dora", claims: { role: "member" } });
  await environment.withSecurityRulesDisabled(async (context) => {
    const server = context.firestore();
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
});
