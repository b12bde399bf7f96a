import { randomUUID } from "node:crypto";

import type { Firestore } from "firebase-admin/firestore";
import { expect, it } from "vitest";

import { handOver } from "../../../functions/src/work/handOver.ts";
import { workOf } from "../../../functions/src/work/workQueries.ts";
import { firestore } from "../support/accounts.ts";
import { busyClinician, clinicalState, handedOver } from "./clinicalWork.ts";

const now = new Date();

/** The steps that write the index of both clinicians. */
const ofIndex = new Set([3, 4]);

it("completes an interrupted hand-over when called again and logs it once", async () => {
  const counting = dyingAt(Infinity);
  const orderOf = (from: string, to: string) =>
    ({ id: randomUUID(), from, to, what: "patients", by: "admin", now }) as const;
  const [whoFrom, whoTo] = [randomUUID(), randomUUID()];
  await busyClinician(whoFrom, whoTo);
  await handOver(counting.firestore, orderOf(whoFrom, whoTo));
  // The log, the patients, the index of both clinicians, three appointments and the tasks.
  expect(counting.steps()).toBe(8);

  for (let step = 1; step <= counting.steps(); step += 1) {
    for (const when of ["before", "after"] as const) {
      // oxlint-disable no-await-in-loop -- each crash is an independent scenario
      const [from, to] = [randomUUID(), randomUUID()];
      const work = await busyClinician(from, to);
      const order = orderOf(from, to);
      const attempt = handOver(dyingAt(step, when).firestore, order);
      const outcome = await attempt.then(() => "goes on", String);
      // An index that can't be written is left to the events of the patients.
      const expected = ofIndex.has(step) ? "goes on" : "Error: The function died.";
      expect(outcome, `dies ${when} step ${step}`).toBe(expected);
      await handOver(firestore, order);
      expect(await clinicalState(work, from, to), `died ${when} step ${step}`).toEqual({
        ...handedOver,
        log: [["workHandedOver", "to", "admin"]],
      });
      expect(await workOf(firestore, from, now)).toEqual({
        leads: 0,
        patients: 0,
        appointments: 0,
        tasks: 0,
      });
      // oxlint-enable no-await-in-loop
    }
  }
});

/** The database of a function that dies before or after one of its writes. */
function dyingAt(broken: number, when: "before" | "after" = "before") {
  let count = 0;
  async function step<Output>(work: () => Promise<Output>): Promise<Output> {
    count += 1;
    if (count !== broken) return work();
    if (when === "after") await work();
    throw new Error("The function died.");
  }
  const dying = new Proxy(firestore, {
    get(target, name) {
      if (name === "runTransaction") {
        return (work: Parameters<Firestore["runTransaction"]>[0]) =>
          step(() => target.runTransaction(work));
      }
      if (name !== "collection") return Reflect.get(target, name);
      return (path: string) => (path === "auditLog" ? dyingLog() : target.collection(path));
    },
  });
  function dyingLog() {
    const log = firestore.collection("auditLog");
    return {
      doc: (id: string) => ({ create: (entry: object) => step(() => log.doc(id).create(entry)) }),
    };
  }
  return { firestore: dying, steps: () => count };
}
