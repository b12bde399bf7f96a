import { randomUUID } from "node:crypto";

import type { ErasureSubject } from "@salvia/domain/privacy/erasure";
import { describe, expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { sweepOurs } from "../../../functions/src/privacy/sweepOurs.ts";
import { erasePerson, finishErasures, orderErasure } from "../../../scripts/lib/erasePerson.ts";
import { seededRandom } from "../../../seed/random.ts";
import { deathsAt } from "../../chance.ts";
import { firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { deliver } from "../support/writeEvents.ts";
import { lines, many, placeOf, storePerson, whatIsLeft } from "./storedPerson.ts";
import { randomLeadChanges } from "../leads/randomLeadChanges.ts";

const auth = {
  getUsers: async () => ({ users: [], notFound: [] }),
  deleteUser: async () => {},
};

/**
 * The database, whose nth transaction (`broken`) fails: before it starts, or with its answer lost.
 */
function failingAt(broken: number, when: "before" | "after") {
  let count = 0;
  const failing = new Proxy(firestore, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "runTransaction") {
        return typeof value === "function" ? value.bind(target) : value;
      }
      const run: typeof target.runTransaction = async (work) => {
        count += 1;
        const dies = count === broken;
        if (dies && when === "before") throw new Error("The function died.");
        const result = await target.runTransaction(work);
        if (dies) throw new Error("The function died.");
        return result;
      };
      return run;
    },
  });
  return { failing, count: () => count };
}

const by = "an administrator";

function erase(database: typeof firestore, subject: ErasureSubject, id: string) {
  return erasePerson(database, { subject, subjectId: id, by }, new Date());
}

describe.each(["lead", "account"] as const)("the erasure of a person of one %s", (subject) => {
  it("erases exactly what the map lists", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await storePerson(firestore, subject, id, ["activities", "notifications", "tasks"]);
    await storePerson(firestore, subject, other);
    const untouched = await whatIsLeft(firestore, other);
    const before = await whatIsLeft(firestore, id);
    await erase(firestore, subject, id);
    expect(await whatIsLeft(firestore, other)).toEqual(untouched);

    const after = await whatIsLeft(firestore, id);
    const places = lines.flatMap((line) => {
      const place = (subject === "lead") === (line.whose === "lead") && placeOf(line, "ID", 0);
      return place && line.collection !== "erasures" ? [{ ...line, path: place.path }] : [];
    });
    expect(places.map(({ path }) => path).filter((path) => !(path in before))).toEqual([]);
    const stored = (kinds: readonly string[]) =>
      places.filter(({ erasure }) => kinds.includes(erasure.kind)).map(({ path }) => path);
    expect(stored(["delete"]).filter((path) => path in after)).toEqual([]);
    const kept = stored(["keep", "expire"]);
    expect(kept.map((path) => after[path])).toEqual(kept.map((path) => before[path]));
    const stripped = stored(["strip"]).map((path) => Object.values(after[path] ?? {}));
    expect(stripped.map((values) => values.includes(null))).toEqual(stripped.map(() => true));
    expect(stripped.length).toBeGreaterThan(0);

    const gone = Object.keys(before).filter((path) => after[path] === undefined);
    const erasure = after[`erasures/${subject}-ID`]?.["erased"];
    const counted = Object.values(Object(erasure)).reduce((sum: number, n) => sum + Number(n), 0);
    // Excluding documents that stay: clinicians' tasks, or windows of notifications.
    expect(counted).toBe(gone.length + (subject === "lead" ? 2 : many));
    expect(JSON.stringify(after[`erasures/${subject}-ID`])).not.toContain("@");
  });

  it("is completed by the next call or by the sweep, wherever it was interrupted", async () => {
    const whole = randomUUID();
    await storePerson(firestore, subject, whole);
    const counting = failingAt(Infinity, "before");
    await erase(counting.failing, subject, whole);
    const expected = await whatIsLeft(firestore, whole);
    const entry = subject === "lead" ? "auditLog/erased-ID" : "auditLog/deleted-ID";
    expect(expected[entry]).toMatchObject({ uid: "ID", by });
    expect(counting.count()).toBeGreaterThan(8);

    for (const broken of deathsAt(counting.count())) {
      for (const when of ["before", "after"] as const) {
        // oxlint-disable no-await-in-loop -- each crash is an independent scenario
        const id = randomUUID();
        await storePerson(firestore, subject, id);
        const dying = erase(failingAt(broken, when).failing, subject, id);
        await expect(dying, `dies ${when} step ${broken}`).rejects.toThrow("died");
        // The sweep knows only erasures that have begun; others erase nothing.
        const hasBegun = broken > 1 || when === "after";
        if (hasBegun && broken % 2 === 0) await finishErasures({ firestore, auth }, new Date());
        else await erase(firestore, subject, id);
        expect(await whatIsLeft(firestore, id), `made good ${when} ${broken}`).toEqual(expected);
        // Otherwise each sweep would check all of them again.
        await firestore.doc(`erasures/${subject}-${id}`).delete();
        // oxlint-enable no-await-in-loop
      }
    }
  });

  it("erases and counts the same when it runs twice at once and again", async () => {
    const [whole, twice] = [randomUUID(), randomUUID()];
    await Promise.all([
      storePerson(firestore, subject, whole),
      storePerson(firestore, subject, twice),
    ]);
    await erase(firestore, subject, whole);
    await Promise.all([erase(firestore, subject, twice), erase(firestore, subject, twice)]);
    await erase(firestore, subject, twice);
    expect(await whatIsLeft(firestore, twice)).toEqual(await whatIsLeft(firestore, whole));
  });
});

it("removes late writes in the next sweep and keeps a single audit log entry", async () => {
  const id = randomUUID();
  await storePerson(firestore, "lead", id);
  await erase(firestore, "lead", id);
  const { [`erasures/lead-ID`]: _, ...before } = await whatIsLeft(firestore, id);
  await firestore.doc(`leads/${id}`).set({ email: "late@example.com" });
  await firestore.doc(`leads/${id}/activities/late`).set({ of: id });
  await finishErasures({ firestore, auth }, new Date());
  const { [`erasures/lead-ID`]: __, ...after } = await whatIsLeft(firestore, id);
  expect(after).toEqual(before);
});

it("keeps a re-enabled account in a sweep and deletes a disabled one", async () => {
  const [enabled, disabled] = [randomUUID(), randomUUID()];
  for (const id of [enabled, disabled]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await orderErasure(firestore, { subject: "account", subjectId: id, by }, new Date());
    // oxlint-disable-next-line no-await-in-loop
    await firestore.doc(`users/${id}`).set({ email: null });
  }
  const ids = new Set<string>([enabled, disabled]);
  const deleted: string[] = [];
  const accounts = {
    getUsers: async ([who]: readonly object[]) => {
      const uid = String(Reflect.get(Object(who), "uid"));
      const users = ids.has(uid) ? [{ uid, disabled: uid === disabled }] : [];
      return Object({ users, notFound: [] });
    },
    deleteUser: async (uid: string) => void deleted.push(uid),
  };
  await finishErasures({ firestore, auth: accounts }, new Date());
  expect(deleted).toEqual([disabled]);
  expect((await firestore.doc(`users/${enabled}`).get()).exists).toBe(true);
  expect((await firestore.doc(`users/${disabled}`).get()).exists).toBe(false);
});

it("completes interrupted erasures in the nightly sweep and ignores a late change", async () => {
  await emptyDatabase();
  const document = firestore.doc("leads/one");
  await document.set({ email: null });
  await firestore.doc("leads/one/activities/one").set({ kind: "note" });
  const order = { subject: "lead", subjectId: "one", by } as const;
  expect(await orderErasure(firestore, order, new Date())).toBe(true);
  await sweepOurs(new Date());
  expect((await document.get()).exists).toBe(false);
  expect((await document.collection("activities").get()).size).toBe(0);
  expect((await firestore.doc("auditLog/erased-one").get()).get("erased")).toEqual({
    leads: 1,
    activities: 1,
  });

  // The lead changed just before the erasure; its event arrives when the lead is gone.
  const events = await randomLeadChanges(["ana"], seededRandom(4)).make(40);
  const leads = await firestore.collection("leads").get();
  await Promise.all(leads.docs.map(({ ref }) => ref.delete()));
  for (const event of events) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deliver(followLead, event);
  }
  expect((await firestore.collectionGroup("activities").get()).size).toBe(0);
});
