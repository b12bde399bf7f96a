import { randomUUID } from "node:crypto";

import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { describe, expect, it } from "vitest";

import { followLead } from "../../../functions/src/leads/leadTriggers.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { busyClinician, clinicalState, handedOver } from "./clinicalWork.ts";
import { postAs } from "../support/site.ts";
import { delivering } from "../support/writeEvents.ts";

const someone = (role: string | null) => account({ role, emailVerified: true });

async function administrator() {
  const { uid, idToken } = await someone("admin");
  const post = (path: string, body: unknown) => postAs(idToken, path, body);
  return {
    uid,
    post,
    handOver: (from: string, to: string | null) =>
      post(workEndpoints.handOverWork.path, { id: randomUUID(), from, to }),
    assign: (leadIds: readonly string[], to: string | null, id: string = randomUUID()) =>
      post(workEndpoints.assignLeads.path, { id, leadIds, to }),
  };
}

/** Stores leads of an owner and returns their ids. */
async function leadsOf(ownerId: string | null, count: number): Promise<string[]> {
  const batch = firestore.batch();
  const made = Array.from({ length: count }, () => firestore.collection("leads").doc());
  for (const each of made) batch.set(each, lead({ ownerId }));
  await batch.commit();
  return made.map(({ id }) => id);
}

describe("the work of a departing user", () => {
  it("moves a salesperson's leads to a colleague, and the rest of them to the pool", async () => {
    const admin = await administrator();
    const [gone, noa] = [await someone(null), await someone("sales")];
    const ids = await leadsOf(gone.uid, 101);
    const find = await admin.post(workEndpoints.findWork.path, { uid: gone.uid });
    expect(await find.json()).toEqual({
      work: { leads: 101, patients: 0, appointments: 0, tasks: 0 },
    });

    const answer = await delivering("leads", [followLead], () => admin.handOver(gone.uid, noa.uid));
    const none = { leads: 0, patients: 0, appointments: 0, tasks: 0 };
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { handedOver: { ...none, leads: 101 }, clashes: 0, left: none },
    ]);
    const first = await firestore.doc(`leads/${ids[0]}`).get();
    expect([first.get("ownerId"), first.get("rev")]).toEqual([noa.uid, 2]);
    // The change is shown in the lead's activities.
    const owner = firestore.doc(`leads/${ids[0]}/activities/owner:2`);
    const moved = { kind: "owner", from: gone.uid, to: noa.uid };
    expect((await owner.get()).data()).toMatchObject(moved);

    expect((await admin.handOver(noa.uid, null)).status).toBe(200);
    expect((await firestore.doc(`leads/${ids[0]}`).get()).get("ownerId")).toBeNull();
    const log = await firestore.collection("auditLog").where("by", "==", admin.uid).get();
    const entries = log.docs.map((entry) => [
      entry.get("action"),
      entry.get("uid"),
      entry.get("to"),
    ]);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(["workHandedOver", gone.uid, noa.uid]);
    expect(entries).toContainEqual(["workHandedOver", noa.uid, null]);
  });

  it("moves patients with appointments and tasks, and turns conflicting ones into requests", async () => {
    const admin = await administrator();
    const [gone, camille] = [await someone(null), await someone("medical")];
    const work = await busyClinician(gone.uid, camille.uid);
    const answer = await admin.handOver(gone.uid, camille.uid);
    expect(await answer.json()).toEqual({
      handedOver: { leads: 0, patients: 2, appointments: 3, tasks: 1 },
      clashes: 1,
      left: { leads: 0, patients: 0, appointments: 0, tasks: 0 },
    });
    expect(await clinicalState(work, gone.uid, camille.uid)).toEqual({
      ...handedOver,
      log: [["workHandedOver", "to", admin.uid]],
    });
  });

  it.each(["member", "admin", null])("does not move to a %s", async (role) => {
    const admin = await administrator();
    const [gone, other] = [await someone(null), await someone(role)];
    const [id] = await leadsOf(gone.uid, 1);
    expect((await admin.handOver(gone.uid, other.uid)).status).toBe(404);
    expect((await firestore.doc(`leads/${id}`).get()).get("ownerId")).toBe(gone.uid);
  });

  it("is moved only by an administrator", async () => {
    const [noa, tomas] = [await someone("sales"), await someone("sales")];
    const [id = ""] = await leadsOf(noa.uid, 1);
    const orders = [
      [workEndpoints.findWork.path, { uid: noa.uid }],
      [workEndpoints.handOverWork.path, { id: randomUUID(), from: noa.uid, to: tomas.uid }],
      [workEndpoints.assignLeads.path, { id: randomUUID(), leadIds: [id], to: tomas.uid }],
    ] as const;
    for (const [path, body] of orders) {
      // oxlint-disable-next-line no-await-in-loop -- a failure names its call
      expect([path, (await postAs(tomas.idToken, path, body)).status]).toEqual([path, 403]);
    }
  });
});

describe("assigned leads", () => {
  it("move to a salesperson or to the pool, whatever their owner, and are logged once", async () => {
    const admin = await administrator();
    const noa = await someone("sales");
    const ids = [...(await leadsOf(null, 1)), ...(await leadsOf("tomas", 1))];
    const [own = ""] = await leadsOf(noa.uid, 1);
    const act = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- repeats the same call
      const answer = await admin.assign([...ids, own, "nobodys"], noa.uid, act);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await answer.json()).toEqual({ assigned: 2 });
    }
    const owners = await Promise.all(
      ids.map(async (id) => (await firestore.doc(`leads/${id}`).get()).get("ownerId")),
    );
    expect(owners).toEqual([noa.uid, noa.uid]);
    expect((await firestore.doc(`leads/${own}`).get()).get("rev")).toBe(1);

    expect(await (await admin.assign([own], null)).json()).toEqual({ assigned: 1 });
    const log = await firestore.collection("auditLog").where("by", "==", admin.uid).get();
    const entries = log.docs.map((entry) => ["uid", "to", "count"].map((name) => entry.get(name)));
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual([noa.uid, noa.uid, 2]);
    expect(entries).toContainEqual([admin.uid, null, 1]);
  });

  it("stay with their owner if the recipient cannot work on them", async () => {
    const admin = await administrator();
    const clinician = await someone("medical");
    const [id = ""] = await leadsOf("tomas", 1);
    expect((await admin.assign([id], clinician.uid)).status).toBe(404);
    expect((await admin.assign([], null)).status).toBe(400);
    expect((await firestore.doc(`leads/${id}`).get()).get("ownerId")).toBe("tomas");
  });
});
