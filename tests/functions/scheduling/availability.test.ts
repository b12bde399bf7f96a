import { availabilityEndpoints, usualAvailability } from "@salvia/domain/scheduling/availability";
import { expect, it } from "vitest";

import { account, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const usual = usualAvailability("Europe/Paris");
const atHome = { ...usual, address: "12 rue des Lilas\n75011 Paris" };

/** A user with this role, by default listed in the directory. */
async function someone(role = "medical", listed = true) {
  const { uid, idToken } = await account({ role });
  if (listed) await firestore.doc(`staff/${uid}`).set({ name: "Camille", role });
  const change = async (seenRev: unknown, availability: unknown = usual) => {
    const { path } = availabilityEndpoints.changeAvailability;
    const answer = await postAs(idToken, path, { seenRev, availability });
    return { status: answer.status, body: await answer.json() };
  };
  const stored = async () => (await firestore.doc(`availability/${uid}`).get()).data();
  return { change, stored };
}

it("stores a clinician's availability and its changes", async () => {
  const { change, stored } = await someone();
  expect(await change(0)).toEqual({ status: 200, body: { rev: 1 } });
  expect(await stored()).toMatchObject({ ...usual, rev: 1 });
  expect(await change(1, atHome)).toEqual({ status: 200, body: { rev: 2 } });
  expect(await stored()).toMatchObject({ ...atHome, rev: 2 });
});

it("lets one of two simultaneous changes through, and the other one knows", async () => {
  const { change, stored } = await someone();
  const late = { ...usual, absences: [{ from: "2026-12-24", until: "2026-12-26", hours: null }] };
  const answers = await Promise.all([change(0, atHome), change(0, late)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    error: "changed-meanwhile",
  });
  expect(await stored()).toMatchObject({ rev: 1 });
});

it("accepts a repeated request once", async () => {
  const { change, stored } = await someone();
  await change(0, atHome);
  expect(await change(0, atHome)).toEqual({ status: 200, body: { rev: 1 } });
  expect(await stored()).toMatchObject({ rev: 1 });
  expect((await change(0, usual)).status).toBe(409);
});

it.each(["sales", "member", "admin"])("refuses a %s", async (role) => {
  const { change, stored } = await someone(role);
  expect((await change(0)).status).toBe(403);
  expect(await stored()).toBeUndefined();
});

it("refuses a clinician who left the directory", async () => {
  const { change, stored } = await someone("medical", false);
  expect((await change(0)).status).toBe(403);
  expect(await stored()).toBeUndefined();
});

it.each([
  ["a zone that does not exist", 0, { ...usual, timezone: "Atlantis/Capital" }],
  ["a field that it does not know", 0, { ...usual, rev: 7 }],
  ["a revision that cannot be", -1, usual],
])("refuses %s and writes nothing", async (_, seenRev, availability) => {
  const { change, stored } = await someone();
  expect((await change(seenRev, availability)).status).toBe(400);
  expect(await stored()).toBeUndefined();
});
