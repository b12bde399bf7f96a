import { chatPath, type ChatMessage } from "@salvia/domain/scheduling/visitChat";
import { signalsPath, type Signal, type Visit } from "@salvia/domain/scheduling/visit";
import { expect, it } from "vitest";

import { visitEnded } from "../../../functions/src/visits/visitEnded.ts";
import { visit, visitGuest } from "../../../seed/visits.ts";
import { auth, firestore } from "../support/accounts.ts";
import { delivering } from "../support/writeEvents.ts";

const ending = <Result>(work: () => Promise<Result>) => delivering("visits", [visitEnded], work);

const inCall: Partial<Visit> = {
  state: "admitted",
  admittedAt: new Date(),
  clinicianSession: "camilles-page",
};

/** A visit with a signal and a message of both participants. */
async function withTraces(fields: Partial<Visit> = inCall) {
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
    const message: ChatMessage = {
      from,
      number: 1,
      text: "Ibuprofen, 400 mg",
      createdAt: new Date(),
      expireAt: its.expireAt,
    };
    await firestore.doc(`${chatPath(reference.id)}/${from}_1`).set(message);
  }
  return reference;
}

/** How many signals and messages a visit has. */
async function tracesOf(id: string): Promise<number[]> {
  const paths = [signalsPath(id), chatPath(id)];
  return await Promise.all(
    paths.map(async (path) => (await firestore.collection(path).get()).size),
  );
}

it("deletes the guest of a visit that ends, with their account and signals, even if it has resumed", async () => {
  const visits = await Promise.all([withTraces(), withTraces()]);
  const guests = await Promise.all(visits.map(({ id }) => withGuest(id)));
  const [ends, resumes] = visits;
  await ending(async () => ends?.update({ state: "ended", endedAt: new Date() }));
  await ending(async () => resumes?.update({ state: "ended", endedAt: new Date() }));
  await ending(async () => resumes?.update({ ...inCall, endedAt: null }));
  for (const { document, uid } of guests) {
    expect((await document.get()).exists).toBe(false);
    expect((await document.collection("signals").get()).size).toBe(0);
    expect((await auth.getUsers([{ uid }])).users).toEqual([]);
  }
});

/** The guest of a visit, with an account and a signal. */
async function withGuest(visitId: string) {
  const uid = `guest_${visitId}`;
  await auth.createUser({ uid });
  const document = firestore.doc(`guests/${visitId}`);
  await document.set(visitGuest({ uid, state: "admitted", createdAt: new Date() }));
  await document.collection("signals").add({ from: uid });
  return { document, uid };
}

it("deletes the signals and messages of a visit that ends or expires after its pages are closed, and no others", async () => {
  const [goesOn, ends, expires] = await Promise.all([withTraces(), withTraces(), withTraces()]);
  await ending(() => goesOn.update({ state: "left" }));
  const next = { state: "admitted", patientSession: "beatrizs-next-page" };
  await ending(() => goesOn.update(next));
  await ending(() => ends.update({ state: "ended", endedAt: new Date() }));
  await ending(() => expires.delete());
  for (const { id } of [ends, expires]) expect(await tracesOf(id)).toEqual([0, 0]);
  expect(await tracesOf(goesOn.id)).toEqual([2, 2]);
});
