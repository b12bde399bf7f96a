import { randomUUID } from "node:crypto";

import { noRevocation } from "@salvia/domain/account/revocation";
import { beforeEach, expect, it } from "vitest";

import { everyHour } from "../../../functions/src/schedules.ts";
import { auth, firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";

beforeEach(emptyDatabase);

// Long ago, because midnight may come between two tests.
const now = new Date("2024-06-12T16:00:00Z");
const yesterday = "2024-06-11";
const today = "2024-06-12";

async function person(role: "sales" | "admin", endsOn: string | undefined) {
  const { uid } = await auth.createUser({ email: `${randomUUID()}@example.com` });
  await auth.setCustomUserClaims(uid, { role });
  await firestore.doc(`staff/${uid}`).set({ name: "Ana", role });
  await firestore.doc(`revocations/${uid}`).set({ ...noRevocation, ...(endsOn && { endsOn }) });
  return uid;
}

const run = () => everyHour.run({ scheduleTime: now.toISOString() });

async function stateOf(uid: string) {
  const [{ disabled }, revocation, staff, log] = await Promise.all([
    auth.getUser(uid),
    firestore.doc(`revocations/${uid}`).get(),
    firestore.doc(`staff/${uid}`).get(),
    firestore.collection("auditLog").where("uid", "==", uid).get(),
  ]);
  return {
    disabled,
    endsOn: revocation.get("endsOn"),
    tokensEnded: Number(revocation.get("validAfter")) > 0,
    isStaff: staff.exists,
    log: log.docs.map((entry) => {
      const { at: _, uid: __, ...what } = entry.data();
      return what;
    }),
  };
}

const untouched = { disabled: false, tokensEnded: false, isStaff: true, log: [] };
const ended = {
  disabled: true,
  endsOn: undefined,
  tokensEnded: true,
  isStaff: false,
  log: [{ action: "accountDisabled", endedOn: yesterday, by: "schedule (end date)" }],
};

it("disables each account after its last day, once", async () => {
  // More than one page.
  const over = await Promise.all(Array.from({ length: 12 }, () => person("sales", yesterday)));
  const last = await person("sales", today);
  await run();
  for (const uid of over) {
    // oxlint-disable-next-line no-await-in-loop -- a failure names its account
    expect(await stateOf(uid)).toEqual(ended);
  }
  expect(await stateOf(last)).toEqual({ ...untouched, endsOn: today });
  await run();
  expect(await stateOf(over[0] ?? "")).toEqual(ended);
});

it("keeps one administrator, and the end date as a report of it", async () => {
  const [a, b] = await Promise.all([person("admin", yesterday), person("admin", yesterday)]);
  const other = await person("sales", yesterday);
  await run();
  const states = await Promise.all([a, b].map(stateOf));
  expect(states.filter(({ disabled }) => disabled)).toEqual([ended]);
  expect(states.filter(({ disabled }) => !disabled)).toEqual([{ ...untouched, endsOn: yesterday }]);
  expect(await stateOf(other)).toEqual(ended);

  // Another administrator lets the next run end it.
  await person("admin", undefined);
  await run();
  expect(await Promise.all([a, b].map(stateOf))).toEqual([ended, ended]);
});

it("finishes a change that was interrupted", async () => {
  const uid = await person("sales", yesterday);
  const begunAt = now.getTime() - 120_000;
  const pending = { id: "begun", change: { kind: "disable" }, from: "sales", begunAt };
  await firestore.doc(`accessChanges/${uid}`).set({ pending, practice: null });
  await run();
  expect(await stateOf(uid)).toEqual({ ...ended, log: [] });
});

it("forgets the end date of an account that is disabled or gone already", async () => {
  const uid = await person("sales", yesterday);
  await auth.updateUser(uid, { disabled: true });
  await firestore.doc("revocations/gone").set({ ...noRevocation, endsOn: yesterday });
  await run();
  expect(await stateOf(uid)).toMatchObject({ disabled: true, endsOn: undefined, log: [] });
  expect((await firestore.doc("revocations/gone").get()).data()).toEqual(noRevocation);
});
