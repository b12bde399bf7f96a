import { randomUUID } from "node:crypto";

import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { householdMax, leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import type { ImportedLead } from "@salvia/domain/lead/leadImport";
import { expect, it } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { account, firestore } from "../support/accounts.ts";
import { delivering } from "../support/writeEvents.ts";
import { answerOf, merge, mergeIdOf, undo } from "./merge/merging.ts";

const refused = [403, { error: "not-allowed" }];
const startsOn = new Date().toISOString().slice(0, 10);

/** A salesperson with a lead, whose partner has the same address and phone number. */
async function couple() {
  const { uid, idToken } = await account({ role: "sales" });
  const email = `${randomUUID()}@example.com`;
  const phone = `+346${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const document = { country: "PT", type: "passport", number: "X7654321" } as const;
  const known = lead({ email, phone, ownerId: uid, rev: 3, identityDocument: null });
  const first = await firestore.collection("leads").add(known);
  await Promise.all(
    Array.from(leadUniqueKeys(known).values(), (key) =>
      firestore.doc(`leadKeys/${key}`).set({ leadId: first.id }),
    ),
  );
  const partner: ImportedLead = {
    firstName: "Rui",
    lastName: "Sá",
    identityDocument: null,
    email,
    phone,
    plan: "basic",
    source: "phone",
  };
  const second = firestore.collection("leads").doc();
  const add = (change: object = {}, leadId = second.id, token = idToken) =>
    answerOf(token, leadEndpoints.addToHousehold.path, {
      leadId,
      of: first.id,
      lead: {
        ...partner,
        ...change,
      },
    });
  const holder = async (of: Partial<ImportedLead>) => {
    const whole = { email: null, phone: null, identityDocument: null, ...of };
    const [key = ""] = leadUniqueKeys(whole).values();
    return (await firestore.doc(`leadKeys/${key}`).get()).get("leadId") as unknown;
  };
  return { uid, idToken, email, phone, document, first, second, partner, add, holder };
}

it("creates a second person with the address of the first, linked both ways and only once", async () => {
  const { uid, email, phone, first, second, partner, add, holder } = await couple();
  expect(await Promise.all([add(), add()])).toEqual([{}, {}]);
  expect(await add()).toEqual({});
  const { source, ...details } = partner;
  const household = first.id;
  const stored = { ...details, source, household, ownerId: uid, status: "new", rev: 1 };
  expect((await second.get()).data()).toMatchObject(stored);
  expect((await first.get()).data()).toMatchObject({ household, rev: 3 });
  expect([await holder({ email }), await holder({ phone })]).toEqual([first.id, first.id]);
  // A third, known by the second, who has a phone number of their own.
  const third = firestore.collection("leads").doc();
  const own = `+1202555${String(Math.floor(Math.random() * 1e4)).padStart(4, "0")}`;
  expect(await add({ phone: own }, third.id)).toEqual({});
  expect((await third.get()).get("household")).toBe(first.id);
  expect(await holder({ phone: own })).toBe(third.id);
});

it("refuses what a household may not share, and other people's leads", async () => {
  const { first, second, document, add, holder } = await couple();
  await firestore
    .doc(
      `leadKeys/${leadUniqueKeys({ email: null, phone: null, identityDocument: document }).get("document")}`,
    )
    .set({ leadId: first.id });
  expect(await add({ identityDocument: document })).toEqual(refused);
  const stranger = await couple();
  expect(await add({ email: stranger.email })).toEqual(refused);
  expect(await add({}, second.id, stranger.idToken)).toEqual(refused);
  expect(await add({}, stranger.first.id)).toEqual(refused);
  await first.update({ ownerId: null });
  expect(await add()).toEqual(refused);
  expect((await second.get()).exists).toBe(false);
  expect(await holder({ email: stranger.email })).toBe(stranger.first.id);
});

it("has room for a large family and no more", async () => {
  const { add } = await couple();
  const ids = Array.from({ length: householdMax }, () => randomUUID());
  const answers = [];
  // oxlint-disable-next-line no-await-in-loop -- each counts those before
  for (const id of ids) answers.push(await add({}, id));
  expect(answers).toEqual([...ids.slice(1).map(() => ({})), refused]);
});

it("lets a key follow to the other when its lead gives the value up or is gone", async () => {
  const { email, phone, first, second, add, holder } = await couple();
  await add();
  const following = (work: () => Promise<unknown>) => delivering("leads", [followLead], work);
  await following(() => first.update({ email: `${randomUUID()}@example.com`, rev: 4 }));
  expect([await holder({ email }), await holder({ phone })]).toEqual([second.id, first.id]);
  await following(() => first.delete());
  expect(await holder({ phone })).toBe(second.id);
  await following(() => second.update({ phone: null, rev: 2 }));
  expect([await holder({ email }), await holder({ phone })]).toEqual([second.id, undefined]);
});

it("merges a household's lead with one outside and splits them again", async () => {
  const { uid, idToken, email, first, second, add, holder } = await couple();
  await add();
  const outside = lead({ email: null, phone: "+12025550123", ownerId: uid, rev: 2 });
  const other = await firestore.collection("leads").add({ ...outside, identityDocument: null });
  const choices = { name: "kept", email: "other", phone: "kept", document: "kept" } as const;
  const order = {
    keptId: other.id,
    otherId: second.id,
    keptRev: 2,
    otherRev: 1,
    choices: {
      ...choices,
      plan: "kept",
      source: "kept",
      status: "kept",
    } as const,
  };
  const merged = await merge(idToken, order);
  expect((await other.get()).data()).toMatchObject({ email, household: first.id });
  expect(await holder({ email })).toBe(first.id);
  expect(await undo(idToken, mergeIdOf(merged))).toEqual({ finished: true });
  expect((await second.get()).data()).toMatchObject({ email, household: first.id });
  expect((await other.get()).data()).not.toHaveProperty("household");
  expect(await holder({ email })).toBe(first.id);
});

it("opens no account for the second person with the address of the first", async () => {
  const { idToken, second, add } = await couple();
  await add();
  await second.update({ status: "documents", step: 5, rev: 2 });
  const member = { birthDate: "1984-02-29", sex: "male", language: "pt" };
  const convert = (whom: object | null) => {
    const order = { leadId: second.id, rev: 2, startsOn, member: whom };
    return answerOf(idToken, leadEndpoints.convertLead.path, order);
  };
  expect(await convert(member)).toEqual({ member: "refused" });
  expect(await convert(null)).toEqual({ member: "none" });
});
