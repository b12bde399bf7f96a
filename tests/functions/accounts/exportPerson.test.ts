import { randomUUID } from "node:crypto";

import { personalData } from "@salvia/domain/privacy/personalData";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { getApp } from "firebase-admin/app";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { personExport } from "../../../functions/src/privacy/personExport.ts";
import { findPerson } from "../../../scripts/lib/findPerson.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";
import { laterToken } from "../support/tokens.ts";
import { lines, placeOf, storePerson } from "./storedPerson.ts";

describe.each(["lead", "account"] as const)("the export of a person of one %s", (subject) => {
  it("contains everything that the map marks for it, more than a page long, and nothing else", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await storePerson(firestore, subject, id, ["activities", "notifications", "mail"]);
    await storePerson(firestore, subject, other);
    const documents = await personExport(firestore, { subject, subjectId: id });
    const paths = Object.keys(documents);
    const placed = lines.flatMap((line) => {
      const place = (subject === "lead") === (line.whose === "lead") && placeOf(line, id, 0);
      return place ? [{ ...line, path: place.path }] : [];
    });
    const marked = placed.filter(({ exported }) => exported).map(({ path }) => path);
    expect(marked.length).toBeGreaterThan(3);
    expect(paths).toEqual(expect.arrayContaining(marked));
    const left = new Set(placed.filter(({ exported }) => !exported).map(({ path }) => path));
    expect(paths.filter((path) => left.has(path))).toEqual([]);
    expect(paths.filter((path) => path.startsWith("mail/"))).toHaveLength(310);
    expect(JSON.stringify(documents)).not.toContain(other);
  });
});

it("is given to an administrator who signed in recently, and logged without a name", async () => {
  const admin = await account({ role: "admin", emailVerified: true });
  const email = `${randomUUID()}@example.com`;
  const person = lead({ email, ownerId: randomUUID() });
  const { path, id } = await firestore.collection("leads").add(person);
  const said = { kind: "note", text: "Likes mornings.", authorId: person.ownerId };
  const note = await firestore
    .collection(`${path}/activities`)
    .add({ ...said, createdAt: new Date() });
  const ask = async (idToken: string, leadId = id) => {
    const response = await postAs(idToken, leadEndpoints.exportPerson.path, { leadId });
    return [response.status, (await response.json()) as unknown];
  };
  const sales = await account({ role: "sales" });
  expect(await ask(sales.idToken)).toEqual([403, { error: "not-allowed" }]);
  const late = await ask(laterToken(admin.idToken, 600));
  expect(late).toEqual([401, { error: "recent-sign-in-required" }]);
  expect(await ask(admin.idToken, randomUUID())).toEqual([404, { error: "not-found" }]);

  const documents = {
    [path]: expect.objectContaining({ email }),
    [note.path]: expect.objectContaining(said),
  };
  expect(await ask(admin.idToken)).toEqual([200, { documents }]);
  const log = await firestore.collection("auditLog").where("uid", "==", id).get();
  expect(log.docs.map((entry) => entry.data())).toEqual([
    { action: "personExported", count: 2, uid: id, by: admin.uid, at: expect.any(Timestamp) },
  ]);
});

it("contains what is below a document, even if that document is missing", async () => {
  const subjectId = randomUUID();
  const at = new Date("2026-11-21T10:00:00Z");
  const vitals = `records/${subjectId}/vitals/one`;
  await firestore.doc(vitals).set({ at: Timestamp.fromDate(at), values: { pulse: 60 } });
  const documents = await personExport(firestore, { subject: "account", subjectId });
  expect(documents).toEqual({ [vitals]: { at: at.toISOString(), values: { pulse: 60 } } });
  expect(personalData.vitals.some(({ exported }) => exported)).toBe(true);
});

describe("a person is found", () => {
  it("by their address, with account and lead, or by either id", async () => {
    const { uid, email } = await account();
    const { id } = await firestore.collection("leads").add(lead({ email, ownerId: randomUUID() }));
    for (const key of leadUniqueKeys({ email, phone: null, identityDocument: null }).values()) {
      await firestore.doc(`leadKeys/${key}`).set({ leadId: id });
    }
    const both = await findPerson(getApp(), email.toUpperCase());
    expect([both.account?.uid, both.leadId]).toEqual([uid, id]);
    expect((await findPerson(getApp(), uid)).account?.email).toBe(email);
    expect(await findPerson(getApp(), id)).toEqual({ account: null, leadId: id });
    await firestore.doc(`leads/${id}`).delete();
  });

  it("or is said to be unknown", async () => {
    const unknown = `${randomUUID()}@example.com`;
    await expect(findPerson(getApp(), unknown)).rejects.toThrow(unknown);
    await expect(findPerson(getApp(), randomUUID())).rejects.toThrow("no account and no lead");
  });
});
