import {
  practitionerProfileEndpoints,
  type PractitionerProfile,
} from "@salvia/domain/account/practitionerProfile";
import { expect, it } from "vitest";

import { user } from "../../../seed/users.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const practice: PractitionerProfile = {
  name: "Dr. Camille Laurent",
  specialty: "General medicine",
  languages: ["en", "fr"],
  language: "fr",
  timezone: "Europe/Paris",
};

const entry = { name: "Camille", role: "medical", specialty: null, languages: [], timezone: "UTC" };

/** A user with this role, by default listed in the directory. */
async function someone(role: string, listed = true) {
  const created = await account({ role });
  await firestore.doc(`users/${created.uid}`).set(user({ email: created.email }));
  if (listed) await firestore.doc(`staff/${created.uid}`).set({ ...entry, role });
  const change = (body: unknown) =>
    postAs(created.idToken, practitionerProfileEndpoints.changePractice.path, body);
  const stored = async (collection: string) =>
    (await firestore.doc(`${collection}/${created.uid}`).get()).data();
  return { ...created, change, stored };
}

it("saves clinicians' details in the directory and in their own settings", async () => {
  const { uid, change, stored } = await someone("medical");
  const before = await stored("users");
  const answer = await change(practice);
  expect([answer.status, await answer.json()]).toEqual([200, { practice }]);
  const { name, specialty, languages, language, timezone } = practice;
  expect(await stored("staff")).toEqual({ role: "medical", name, specialty, languages, timezone });
  expect(await stored("users")).toEqual({ ...before, displayName: name, language, timezone });
  expect((await auth.getUser(uid)).displayName).toBe(name);
});

it.each(["sales", "member", "admin"])("refuses a %s", async (role) => {
  const { change, stored } = await someone(role);
  expect((await change(practice)).status).toBe(403);
  expect(await stored("staff")).toMatchObject({ name: "Camille" });
});

it("adds no user to the directory", async () => {
  const { change, stored } = await someone("medical", false);
  expect((await change(practice)).status).toBe(403);
  expect(await stored("staff")).toBeUndefined();
});

it.each([
  ["a role", { ...practice, role: "admin" }],
  ["no languages", { ...practice, languages: [] }],
  ["a name of nothing", { ...practice, name: " " }],
])("refuses %s and writes nothing", async (_, body) => {
  const { change, stored } = await someone("medical");
  expect((await change(body)).status).toBe(400);
  expect(await stored("staff")).toEqual(entry);
});
