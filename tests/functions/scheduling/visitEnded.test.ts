import { signalsPath, type Signal, type Visit } from "@salvia/domain/scheduling/visit";
import { expect, it, vi } from "vitest";

import { visit } from "../../../seed/visits.ts";
import { firestore } from "../support/accounts.ts";

const inCall: Partial<Visit> = {
  state: "admitted",
  admittedAt: new Date(),
  clinicianSession: "camilles-page",
};

/** A visit with signals of both participants. */
async function withSignals(fields: Partial<Visit> = inCall) {
  const its = visit(fields);
  const reference = await firestore.collection("visits").add(its);
  for (const from of [its.clinicianId, its.patientId]) {
    const signal: Signal = {
      from,
      session: "camilles-page_beatrizs-page",
      number: 1,
      kind: "candidate",
      payload: "{}",
      createdAt: new Date(),
      expireAt: its.expireAt,
    };
    await firestore.doc(`${signalsPath(reference.id)}/${from}_1`).set(signal);
  }
  return reference;
}

async function signalsOf(id: string): Promise<number> {
  return (await firestore.collection(signalsPath(id)).get()).size;
}

it("deletes the signals of a visit that ends or expires after its pages are closed, and no others", async () => {
  const [goesOn, ends, expires] = await Promise.all([withSignals(), withSignals(), withSignals()]);
  await goesOn.update({ state: "left" });
  await goesOn.update({ state: "admitted", patientSession: "beatrizs-next-page" });
  await ends.update({ state: "ended", endedAt: new Date() });
  await expires.delete();
  for (const { id } of [ends, expires]) {
    await vi.waitFor(async () => expect(await signalsOf(id)).toBe(0), {
      timeout: 30_000,
      interval: 200,
    });
  }
  // The emulator handles writes in order, so this visit's were handled before.
  expect(await signalsOf(goesOn.id)).toBe(2);
});
