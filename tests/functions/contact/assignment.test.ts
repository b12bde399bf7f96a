import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import type { AssignmentSettings } from "@salvia/domain/account/assignmentRules";
import { collections } from "@salvia/domain/shared/collections";
import { beforeEach, expect, it } from "vitest";

import { notifyOfEnquiry } from "../../../functions/src/notifications/notifyOfEnquiry.ts";
import { lead } from "../../../seed/leads.ts";
import { account, firestore } from "../support/accounts.ts";
import { emptyDatabase } from "../support/emulatedProject.ts";
import { mailTo } from "../support/mails.ts";
import { postAs } from "../support/site.ts";
import { staffMember, wants } from "../support/staff.ts";
import { delivering } from "../support/writeEvents.ts";
import { form, received, send } from "./enquiries.ts";

const rules = firestore.doc(`${collections.assignmentRules}/website`);

beforeEach(emptyDatabase);

const speaks = (...languages: AssignmentSettings["people"][string]["languages"]) => ({
  languages,
  isAway: false,
});

async function order(idToken: string, settings: AssignmentSettings, rev = 0) {
  const body = { rev, settings };
  return await postAs(idToken, workEndpoints.changeAssignmentRules.path, body);
}

/** Sends an enquiry of someone unknown; the stored lead. */
async function enquire(fields: Record<string, string>) {
  const sent = form(fields);
  const sending = delivering("enquiries", [notifyOfEnquiry], () => send(sent));
  expect(await sending).toEqual(received);
  const { docs } = await firestore.collection("leads").where("email", "==", sent["email"]).get();
  const [found] = docs;
  if (found === undefined) throw new Error("no lead");
  return found;
}

const ownerOf = (stored: Awaited<ReturnType<typeof enquire>>): unknown => stored.get("ownerId");

it("gives each new lead to the salesperson with the fewest who speaks its language, and says why", async () => {
  const admin = await account({ role: "admin" });
  const ana = await staffMember(firestore, wants("newLeads"));
  const ben = await staffMember(firestore);
  const gone = await staffMember(firestore);
  const away = await staffMember(firestore);
  await firestore.doc(`staff/${gone.uid}`).delete();
  for (const status of ["new", "quoted"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two leads
    await firestore.collection("leads").add(lead({ ownerId: ben.uid, status }));
  }
  // A lead that is over is no load.
  await firestore.collection("leads").add(lead({ ownerId: ana.uid, status: "lost" }));
  const settings: AssignmentSettings = {
    isOn: true,
    people: {
      [ana.uid]: speaks("es", "fr"),
      [ben.uid]: speaks("es"),
      [gone.uid]: speaks("es"),
      [away.uid]: { ...speaks("es"), isAway: true },
    },
    countries: { MX: [ben.uid], CO: [] },
  };
  const sales = await account({ role: "sales" });
  expect((await order(sales.idToken, settings)).status).toBe(403);
  expect((await order(admin.idToken, settings)).status).toBe(200);
  expect((await order(admin.idToken, settings)).status).toBe(409);

  const first = await enquire({ language: "es" });
  expect(ownerOf(first)).toBe(ana.uid);
  const activity = await first.ref.collection("activities").doc("owner:1").get();
  const rule = { language: "es", country: null };
  expect(activity.data()).toMatchObject({ kind: "owner", from: null, to: ana.uid, rule });
  expect((await mailTo(ana.email)).subject).toBe("A lead was handed over to you");

  expect(ownerOf(await enquire({ language: "fr" }))).toBe(ana.uid);
  expect(ownerOf(await enquire({ language: "en" }))).toBeNull();
  expect(ownerOf(await enquire({ language: "es", phone: "+52 55 1234 5678" }))).toBe(ben.uid);
  expect(ownerOf(await enquire({ language: "es", phone: "+57 300 123 4567" }))).toBeNull();

  const log = firestore.collection("auditLog").where("by", "==", admin.uid);
  const entries = (await log.get()).docs.map((each) => each.data());
  expect(entries).toMatchObject([{ action: "assignmentRulesChanged", isOn: true }]);
});

it("gives leads that arrive at the same time to different people", async () => {
  const people = await Promise.all([1, 2, 3].map(() => staffMember(firestore)));
  await rules.set({
    isOn: true,
    people: Object.fromEntries(people.map(({ uid }) => [uid, speaks("pt")])),
    countries: {},
    rev: 1,
    lastAssigned: {},
  });
  const leads = await Promise.all(
    Array.from({ length: 6 }, async () => enquire({ language: "pt" })),
  );
  const owners = leads.map((each) => String(ownerOf(each)));
  expect(owners.toSorted()).toEqual(people.flatMap(({ uid }) => [uid, uid]).toSorted());
});

it("leaves a known person's lead where it is, and keeps enquiries when the rules are unreadable", async () => {
  const ana = await staffMember(firestore);
  const people = { [ana.uid]: speaks("pt") };
  await rules.set({ isOn: true, people, countries: {}, rev: 1, lastAssigned: {} });
  const sent = form({ language: "pt" });
  expect(await send(sent)).toEqual(received);
  await rules.set({ isOn: "yes" });
  expect(ownerOf(await enquire({ language: "pt" }))).toBeNull();
  await rules.set({ isOn: true, people: {}, countries: {}, rev: 2, lastAssigned: {} });
  expect(await send({ ...sent, message: "Me again" })).toEqual(received);
  const { docs } = await firestore.collection("leads").where("email", "==", sent["email"]).get();
  expect(docs.map(ownerOf)).toEqual([ana.uid]);
});

it("gives a salesperson who is away no leads, until they are back", async () => {
  const admin = await account({ role: "admin" });
  const ana = await account({ role: "sales" });
  const other = await account({ role: "sales" });
  const entry = { name: "Ana", role: "sales", specialty: null, languages: [], timezone: null };
  await firestore.doc(`staff/${ana.uid}`).set(entry);
  const ask = async (idToken: string, endpoint: { path: string }, body: object) => {
    const answer = await postAs(idToken, endpoint.path, body);
    return answer.ok ? await answer.json() : answer.status;
  };
  const { findAbsence, changeAbsence } = workEndpoints;
  expect(await ask(ana.idToken, findAbsence, {})).toEqual({ isAway: null });
  const people = { [ana.uid]: speaks("pt") };
  expect((await order(admin.idToken, { isOn: true, people, countries: {} })).status).toBe(200);
  expect(await ask(ana.idToken, findAbsence, {})).toEqual({ isAway: false });
  expect(await ask(admin.idToken, changeAbsence, { isAway: true })).toBe(403);
  expect(await ask(other.idToken, findAbsence, {})).toEqual({ isAway: null });
  expect(await ask(other.idToken, changeAbsence, { isAway: true })).toBe(404);

  // At the same time, as from two tabs.
  const away = await Promise.all(
    [1, 2].map(() => ask(ana.idToken, changeAbsence, { isAway: true })),
  );
  expect(away).toEqual([{ isAway: true }, { isAway: true }]);
  expect(ownerOf(await enquire({ language: "pt" }))).toBeNull();
  // An administrator's page that shows the rules before the change can't overwrite it.
  expect((await order(admin.idToken, { isOn: true, people, countries: {} }, 1)).status).toBe(409);
  expect(await ask(ana.idToken, changeAbsence, { isAway: false })).toEqual({ isAway: false });
  expect(ownerOf(await enquire({ language: "pt" }))).toBe(ana.uid);
  const log = await firestore.collection("auditLog").where("by", "==", ana.uid).get();
  expect(log.docs.map((each) => String(each.get("action")))).toEqual([
    "assignmentRulesChanged",
    "assignmentRulesChanged",
  ]);
});
