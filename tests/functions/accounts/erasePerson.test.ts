import { randomUUID } from "node:crypto";

import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { lead } from "../../../seed/leads.ts";
import { pause } from "../../chance.ts";
import { account, firestore } from "../support/accounts.ts";
import { form, leadsWith, received, send } from "../contact/enquiries.ts";
import { counting, figuresOf } from "../leads/counting.ts";
import { postAs } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";

async function erase(idToken: string, leadId: string) {
  const response = await postAs(idToken, leadEndpoints.erasePerson.path, { leadId });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const admin = () => account({ role: "admin", emailVerified: true });

/** Stores a salesperson's lead with the unique keys of its person. */
async function storedPerson(ownerId: string) {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const person = lead({
    ownerId,
    email,
    phone: null,
    identityDocument: null,
    createdAt: new Date(),
  });
  await firestore.doc(`leads/${id}`).set(person);
  const keys = [...leadUniqueKeys(person).values()].map((key) => firestore.doc(`leadKeys/${key}`));
  await Promise.all(keys.map((key) => key.set({ leadId: id })));
  return { id, email, keys };
}

/** The paths of what remains of a lead. */
async function leftOf(id: string): Promise<readonly string[]> {
  const found = await Promise.all([
    firestore.collection(`leads/${id}/activities`).get(),
    firestore.collection("leadKeys").where("leadId", "==", id).get(),
    firestore.collection("enquiries").where("leadId", "==", id).get(),
    firestore.collectionGroup("items").where("leadId", "==", id).get(),
  ]);
  const self = await firestore.doc(`leads/${id}`).get();
  return [
    ...found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)),
    ...(self.exists ? [self.ref.path] : []),
  ];
}

it("erases an enquirer, logs it without a name, and creates a new lead when they write again", async () => {
  const { uid, idToken } = await admin();
  const address = `${randomUUID()}@example.com`;
  const written = form({ email: address });
  expect(await send(written)).toEqual(received);
  expect(await send({ ...written, message: "And one more thing." })).toEqual(received);
  const [{ id } = { id: "" }] = await leadsWith(address);
  await firestore.doc(`notifications/${uid}/items/${id}`).set({ leadId: id });

  const answer = await erase(idToken, id);
  expect(answer).toEqual({ status: 200, body: { done: true, erased: expect.any(Number) } });
  expect(await leftOf(id)).toEqual([]);

  const log = firestore.collection("auditLog").where("uid", "==", id);
  const [entry, ...more] = (await log.get()).docs;
  expect(more).toEqual([]);
  const logged = auditEntrySchema.parse(withDates(entry?.data()));
  expect(logged).toMatchObject({ action: "personErased", by: uid });
  expect(logged).toMatchObject({ erased: { leads: 1, leadKeys: 1, activities: 2, enquiries: 2 } });
  expect(JSON.stringify(logged)).not.toMatch(/Ana|Ruiz|@/);

  // Repeating the call changes nothing.
  expect(await erase(idToken, id)).toEqual(answer);
  expect((await log.get()).size).toBe(1);

  // The same words as before: the person is no longer recognized by them.
  expect(await send(written)).toEqual(received);
  const again = await leadsWith(address);
  expect(again).toHaveLength(1);
  expect(again[0]?.id).not.toBe(id);
  expect(again[0]?.activities).toHaveLength(1);
});

it("requires a recent sign-in of an administrator and an existing lead", async () => {
  const { id } = await storedPerson("somebody");
  for (const role of ["sales", "medical", "member", null]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { idToken } = await account({ role });
    // oxlint-disable-next-line no-await-in-loop
    expect(await erase(idToken, id)).toEqual({ status: 403, body: { error: "not-allowed" } });
  }
  const { idToken } = await admin();
  const late = { status: 401, body: { error: "recent-sign-in-required" } };
  expect(await erase(laterToken(idToken, 600), id)).toEqual(late);
  expect((await firestore.doc(`leads/${id}`).get()).exists).toBe(true);
  const none = { status: 404, body: { error: "not-found" } };
  expect(await erase(idToken, randomUUID())).toEqual(none);
  expect((await erase(idToken, "../users")).status).toBe(400);
});

it("erases a lead completely while it is moved and written to, and keeps the figures correct", async () => {
  const { idToken } = await admin();
  const owner = await account({ role: "sales" });
  const [kept, ...rounds] = await counting(() =>
    Promise.all(Array.from({ length: 7 }, () => storedPerson(owner.uid))),
  );
  expect((await figuresOf(owner.uid)).kinds.lead).toBe(7);
  for (const [nth, { id, email }] of rounds.entries()) {
    const document = firestore.doc(`leads/${id}`);
    // A change that arrives too late is refused, because the lead no longer exists.
    const change = (rev: number, fields: object) =>
      document.update({ rev, updatedAt: new Date(), ...fields }).catch(() => {});
    // oxlint-disable no-await-in-loop -- each round is an independent scenario
    const round = async () =>
      Promise.all([
        pause(nth * 10).then(() => erase(idToken, id)),
        send(form({ email })),
        change(2, { status: "remoteSales", step: 3 }).then(() => change(3, { ownerId: "another" })),
      ]);
    // The events come when the lead is gone.
    const [answer, sent] = await counting(() => delivering("leads", [followLead], round));
    expect(answer).toMatchObject({ status: 200, body: { done: true } });
    expect(sent).toEqual(received);
    // oxlint-enable no-await-in-loop
  }
  expect((await Promise.all(rounds.map(({ id }) => leftOf(id)))).flat()).toEqual([]);
  // Enquiries before the end of the erasure were erased too; later ones are new leads with new
  // keys.
  for (const { id, email, keys } of rounds) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [leads, key] = await Promise.all([leadsWith(email), keys[0]?.get()]);
    expect(leads.map((each) => each.id)).not.toContain(id);
    expect(key?.get("leadId")).toBe(leads[0]?.id);
  }
  expect((await figuresOf(owner.uid)).kinds.lead).toBe(1);
  expect((await firestore.doc(`leads/${kept?.id}`).get()).exists).toBe(true);
});
