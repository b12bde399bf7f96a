import { randomUUID } from "node:crypto";

import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ImportedLead } from "@salvia/domain/lead/leadImport";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { monthOf } from "@salvia/domain/shared/month";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { notifyLeadEvent } from "../../../functions/src/notifications/notifyLeadEvent.ts";
import { lead } from "../../../seed/leads.ts";
import { isNightly } from "../../chance.ts";
import { account, auth, firestore } from "../support/accounts.ts";
import { dieAt } from "../support/dieAt.ts";
import { bundle, startInstance } from "../support/instance.ts";
import { postAs } from "../support/site.ts";
import { staffMember } from "../support/staff.ts";
import { delivering } from "../support/writeEvents.ts";
import { counting, figuresOf } from "./counting.ts";
import { newPeople, outcomesOf, sendChunk, untilAnswered, whatIsStored } from "./importing.ts";

/** Stores an existing lead of an owner. */
async function knownPerson(ownerId: string | null) {
  const [person] = newPeople(1);
  if (person === undefined) throw new Error("Nobody.");
  const { id } = await firestore.collection("leads").add(lead({ ...person, ownerId }));
  for (const key of leadUniqueKeys(person).values()) {
    await firestore.doc(`leadKeys/${key}`).set({ leadId: id });
  }
  return person;
}

/** The counts of a salesperson's imports in the audit log. */
async function importedOf(uid: string) {
  const log = firestore.collection("auditLog").where("action", "==", "leadsImported");
  const { docs } = await log.where("by", "==", uid).get();
  return docs.map((each): unknown => each.get("count"));
}

describe("importing leads", () => {
  it("gives them to the caller, with keys and figures, without notifications", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const people = newPeople(3);
    await staffMember(firestore);
    const sent = await counting(() =>
      delivering("leads", [notifyLeadEvent], () => sendChunk(idToken, people)),
    );
    expect(await outcomesOf(sent)).toEqual(Array(3).fill("created"));

    const { leads, emails, holders } = await whatIsStored(uid, people);
    expect(emails).toEqual(emailsOf(people));
    expect(leads[0]?.data()).toMatchObject({ status: "new", step: 1, rev: 1, source: "event" });
    expect(new Set(holders)).toEqual(new Set(leads.map(({ id }) => id)));

    expect(await figuresOf(uid)).toMatchObject({
      kinds: { lead: 3, client: 0 },
      months: { [monthOf(new Date())]: { created: 3, converted: 0 } },
    });
    expect((await firestore.collectionGroup("items").get()).size).toBe(0);
  });

  it("recognizes a finished chunk and repeats its answer", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const people = newPeople(2);
    const chunk = { importId: randomUUID() };
    const twice = [...people, ...people.slice(0, 1)];
    const first = await outcomesOf(await sendChunk(idToken, twice, chunk));
    expect(first).toEqual(["created", "created", "mine"]);
    expect(await outcomesOf(await sendChunk(idToken, twice, chunk))).toEqual(first);
    expect(await importedOf(uid)).toEqual([2]);
    // In another import the same people are duplicates, for any caller.
    const other = await account({ role: "sales" });
    expect(await outcomesOf(await sendChunk(idToken, people))).toEqual(["mine", "mine"]);
    expect(await outcomesOf(await sendChunk(other.idToken, people, chunk))).toEqual([
      "colleague",
      "colleague",
    ]);
    expect((await whatIsStored(uid, people)).leads).toHaveLength(2);
    await sendChunk(idToken, newPeople(1), { ...chunk, chunk: 1 });
    expect(await importedOf(uid)).toEqual([3]);
  });

  it("creates each lead once when sent twice at the same moment", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const people = newPeople(10);
    const chunk = { importId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => sendChunk(idToken, people, chunk)));
    for (const answer of answers) expect(new Set(await outcomesOf(answer))).toEqual(created);
    expect((await whatIsStored(uid, people)).leads).toHaveLength(10);
  });

  it("skips people who are already leads and returns only whose they are", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    const known = [await knownPerson(uid), await knownPerson(null), await knownPerson("a")];
    const [stranger] = newPeople(1);
    const keysOf = (each: (typeof known)[number]) => [...leadUniqueKeys(each).values()];
    const rows = [...known.map(keysOf), stranger ? keysOf(stranger) : [], []];
    const checked = await postAs(idToken, leadEndpoints.checkLeadKeys.path, { rows });
    expect(await checked.json()).toEqual({ known: ["mine", "pool", "colleague", null, null] });
    expect(await outcomesOf(await sendChunk(idToken, [...known, stranger]))).toEqual([
      "mine",
      "pool",
      "colleague",
      "created",
    ]);
  });

  it.each([
    ["no way to reach them", { email: null }],
    ["a name that begins with nothing", { firstName: " Ana" }],
    ["a name that turns round", { firstName: "A\u202ena" }],
    ["an unknown plan", { plan: "gold" }],
    ["an owner", { ownerId: "somebody" }],
    ["a status", { status: "enrolled" }],
  ])("refuses a row with %s and creates none of the others", async (_what, wrong) => {
    const { uid, idToken } = await account({ role: "sales" });
    const people = newPeople(3);
    const answer = await sendChunk(idToken, [...people, { ...newPeople(1)[0], ...wrong }]);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "bad-request" }]);
    expect((await whatIsStored(uid, people)).leads).toHaveLength(0);
  });

  it("accepts at most a hundred rows", async () => {
    const { idToken } = await account({ role: "sales" });
    expect((await sendChunk(idToken, newPeople(101))).status).toBe(400);
    expect(new Set(await outcomesOf(await sendChunk(idToken, newPeople(100))))).toEqual(created);
  });

  it.each(["admin", "medical", "member", null])("is refused for a %s", async (role) => {
    const { idToken } = await account({ role });
    expect((await sendChunk(idToken, newPeople(1))).status).toBe(403);
    const rows = [[`email:${"0".repeat(64)}`]];
    expect((await postAs(idToken, leadEndpoints.checkLeadKeys.path, { rows })).status).toBe(403);
  });

  it("is refused for a salesperson who has just lost the role", async () => {
    const { uid, idToken } = await account({ role: "sales" });
    await auth.setCustomUserClaims(uid, { role: "member" });
    const answer = await sendChunk(idToken, newPeople(1));
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not-allowed" }]);
  });
});

it("loses and duplicates no row when the function dies before or after any transaction", async () => {
  const send = ({ idToken, people, importId }: Awaited<ReturnType<typeof newImport>>) =>
    sendChunk(idToken, people, { importId });
  const transactions = vi.spyOn(firestore, "runTransaction");
  const whole = await newImport();
  expect((await send(whole)).status).toBe(200);
  const steps = transactions.mock.calls.length;
  expect(steps).toBeGreaterThan(1);
  const imports = [whole];
  const statuses: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    for (const when of ["before", "after"] as const) {
      const each = await newImport();
      dieAt(step, when);
      statuses.push((await send(each)).status);
      vi.restoreAllMocks();
      expect(new Set(await outcomesOf(await send(each)))).toEqual(created);
      imports.push(each);
    }
  }
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(2);
  await expectComplete(imports);
});

it.runIf(isNightly())("loses and duplicates no row when its process is killed", async () => {
  // Each import has its own user: locks of a dead function last for a while and block only that
  // one.
  const whole = await newImport();
  const broken = await Promise.all(Array.from({ length: 8 }, newImport));
  let instance = await startInstance({ modules: [bundle], target: "portal" });
  onTestFinished(() => instance.stop());
  const send = ({ idToken, people, importId }: typeof whole) =>
    sendChunk(idToken, people, { importId, to: instance.url });
  const restart = async () => {
    await instance.stop();
    instance = await startInstance({ modules: [bundle], target: "portal" });
  };

  // How long an instance's first call takes, the range in which the crashes are spread.
  const start = performance.now();
  expect(new Set(await outcomesOf(await send(whole)))).toEqual(created);
  let duration = performance.now() - start;
  let deaths = 0;
  for (const [nth, each] of broken.entries()) {
    await restart();
    const sent = performance.now();
    const died = send(each).then(
      () => {
        // The machine is less busy than before, so later crashes come sooner.
        duration = performance.now() - sent;
        return false;
      },
      () => true,
    );
    await new Promise((resolve) =>
      setTimeout(resolve, (duration * (nth + 1)) / (broken.length + 1)),
    );
    await instance.stop();
    if (await died) deaths += 1;
  }
  expect(deaths).toBeGreaterThan(broken.length / 4);

  await restart();
  await Promise.all(
    broken.map(async (each) => {
      expect(new Set(await outcomesOf(await untilAnswered(() => send(each))))).toEqual(created);
    }),
  );
  await expectComplete([whole, ...broken]);
});

async function expectComplete(imports: readonly Awaited<ReturnType<typeof newImport>>[]) {
  for (const { uid, people } of imports) {
    const { leads, emails, holders } = await whatIsStored(uid, people);
    expect(emails).toEqual(emailsOf(people));
    expect(new Set(holders)).toEqual(new Set(leads.map(({ id }) => id)));
    expect(await figuresOf(uid)).toMatchObject({ kinds: { lead: 8 } });
  }
}

/** A salesperson's import that has not been sent yet. */
async function newImport() {
  const { uid, idToken } = await account({ role: "sales" });
  return { uid, idToken, people: newPeople(8), importId: randomUUID() };
}

function emailsOf(people: readonly ImportedLead[]): string[] {
  return people.map(({ email }) => String(email)).toSorted();
}

const created = new Set(["created"]);
