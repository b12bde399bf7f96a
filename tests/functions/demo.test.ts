import { leadEntryOf } from "@salvia/domain/lead/finding/leadIndex";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { noRevocation } from "@salvia/domain/account/revocation";
import { salesStatsSchema } from "@salvia/domain/lead/salesStats";
import { userSchema } from "@salvia/domain/account/user";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";

import { followLead } from "../../functions/src/leads/leadTriggers.ts";
import { countWrittenLead } from "../../functions/src/leads/countWrittenLead.ts";
import { takenDays } from "../../seed/appointments.ts";
import { demoAccounts } from "../../seed/demo/demoAccounts.ts";
import { demoActivities } from "../../seed/demo/demoActivities.ts";
import { demoLeads, demoStats } from "../../seed/demo/demoLeads.ts";
import { demoAppointments } from "../../seed/demo/demoAppointments.ts";
import { loadDemo } from "../../seed/load.ts";
import { firestore, signIn } from "./support/accounts.ts";
import { exchange } from "./support/site.ts";
import { withDates } from "./support/withDates.ts";
import { delivering } from "./support/writeEvents.ts";

const now = new Date("2026-11-21T10:00:00Z");

describe("the demo, loaded into the emulators twice", () => {
  let loaded: Awaited<ReturnType<typeof loadDemo>>;

  beforeAll(async () => {
    const load = () => delivering("leads", [followLead, countWrittenLead], () => loadDemo({ now }));
    await load();
    loaded = await load();
  });

  it("contains each lead once, as in the demo data, with times as timestamps", async () => {
    const stored = await firestore.collection("leads").get();
    const leads = stored.docs.filter(({ id }) => id.startsWith("demo-"));
    expect(loaded).toEqual({ accounts: 7, leads: leads.length });
    expect(new Map(leads.map((lead) => [lead.id, withDates(lead.data())]))).toEqual(demoLeads(now));
    expect(leads[0]?.get("createdAt")).toBeInstanceOf(Timestamp);
  });

  it("contains what the searches compare, and keeps the entries of others", async () => {
    const other = ["Zoe", "Sol", null, "+34600000001", "new", "basic"];
    const first = firestore.doc("leadIndexes/demo-sales/parts/from-");
    await first.set({ people: { other } }, { merge: true });
    await loadDemo({ now });
    const own = [...demoLeads(now)].filter(([, { ownerId }]) => ownerId === "demo-sales");
    const expected = own.map(([id, each]) => [id, leadEntryOf(each)]);
    expect(own.length).toBeGreaterThan(100);
    expect((await first.get()).get("people")).toEqual({ ...Object.fromEntries(expected), other });
    const patients = (await firestore.doc("patientIndexes/demo-doctor/parts/from-").get()).data();
    expect(patients?.["people"]).toHaveProperty("demo-member", [
      "Beatriz Nogueira",
      "1984-02-29",
      "SV-2041-0001",
    ]);
  });

  it("contains a revocation document without revocations for each account and keeps a changed one", async () => {
    const documents = demoAccounts.map(({ uid }) => firestore.doc(`revocations/${uid}`));
    const stored = await firestore.getAll(...documents);
    expect(stored.map((one) => one.data())).toEqual(demoAccounts.map(() => noRevocation));

    const changed = { validAfter: 7, endedSignIns: {} };
    await firestore.doc("revocations/demo-sales").set(changed);
    await loadDemo({ now });
    expect((await firestore.doc("revocations/demo-sales").get()).data()).toEqual(changed);
    await firestore.doc("revocations/demo-sales").set(noRevocation);
  });

  it("contains the leads' activities, to which the trigger adds nothing", async () => {
    const stored = await firestore.collectionGroup("activities").get();
    const demo = stored.docs.filter(({ ref }) => ref.path.startsWith("leads/demo-"));
    const activities = demo.map(
      (entry) => [entry.ref.path.slice("leads/".length), withDates(entry.data())] as const,
    );
    expect(new Map(activities)).toEqual(demoActivities(now));
  });

  it("contains the figures of its leads, which the trigger leaves unchanged", async () => {
    const stored = await firestore.doc("salesStats/demo-sales").get();
    const { countedAt, ...figures } = salesStatsSchema.parse(withDates(stored.data()));
    expect(figures).toEqual(demoStats(demoLeads(now), now).get("demo-sales"));
    expect(countedAt).not.toBeNull();
  });

  it("contains the keys of each lead, none of them shared", async () => {
    const stored = await firestore.collection("leadKeys").where("leadId", ">=", "demo-").get();
    const demo = stored.docs.filter((key) => String(key.get("leadId")).startsWith("demo-"));
    const expected = [...demoLeads(now)].flatMap(([id, lead]) =>
      Array.from(leadUniqueKeys(lead).values(), (key) => [key, id] as const),
    );
    expect(new Map(expected).size).toBe(expected.length);
    expect(new Map(demo.map((key) => [key.id, key.get("leadId")]))).toEqual(new Map(expected));
  });

  it("contains the current run's appointments and taken days, and none of an earlier run", async () => {
    await loadDemo({ now: new Date("2026-11-20T15:00:00Z") });
    await loadDemo({ now });
    const { docs } = await firestore.collection("appointments").get();
    const appointments = docs.filter(({ id }) => id.startsWith("demo-"));
    expect(new Map(appointments.map((each) => [each.id, withDates(each.data())]))).toEqual(
      demoAppointments(now),
    );
    const days = (await firestore.collectionGroup("days").get()).docs.filter(({ ref }) =>
      ref.path.startsWith("takenTime/demo-"),
    );
    expect(new Map(days.map((each) => [each.ref.path, withDates(each.data())]))).toEqual(
      takenDays(demoAppointments(now).values(), now),
    );
  });

  it.each(demoAccounts)("signs $email in and opens the area of its role", async (account) => {
    const response = await exchange(await signIn(account.email, "salvia-demo"));
    expect(await response.json()).toEqual({ cookieSet: true, redirectPath: `/${account.role}` });
    const user = (await firestore.doc(`users/${account.uid}`).get()).data();
    expect(userSchema.parse(withDates(user))).toMatchObject({
      displayName: account.name,
      email: account.email,
    });
  });
});
