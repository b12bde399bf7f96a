import { hasValidCheckDigits } from "@salvia/domain/lead/checkDigits";
import { leadSchema, type Lead } from "@salvia/domain/lead/lead";
import { lossReasons } from "@salvia/domain/lead/leadLoss";
import { leadStatuses, leadTransitions, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { normalizePhone } from "@salvia/domain/shared/phone";
import { staffSchema } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { describe, expect, it } from "vitest";

import { demoAccounts, demoStaff, demoUser } from "./demoAccounts.ts";
import { demoAuditLog, demoNotifications } from "./demoEvents.ts";
import { demoLeads } from "./demoLeads.ts";
import { demoAppointments } from "./demoAppointments.ts";
import { demoNextSteps } from "./demoNextSteps.ts";

const saturdayMorning = new Date("2026-11-21T10:00:00Z");
const leads = [...demoLeads(saturdayMorning).values()];

describe("the demo's leads", () => {
  it("are three hundred, all of them valid", () => {
    expect(leads).toHaveLength(300);
    for (const lead of leads) expect(leadSchema.parse(lead)).toEqual(lead);
  });

  it("are the same in every run", () => {
    expect(demoLeads(saturdayMorning)).toEqual(demoLeads(saturdayMorning));
  });

  it("have valid and distinct phone numbers", () => {
    const phones = leads.map(({ phone }) => phone).filter((phone) => phone !== null);
    expect(phones.length).toBeGreaterThan(200);
    expect(new Set(phones).size).toBe(phones.length);
    for (const phone of phones) expect(normalizePhone(phone, "ES")).toBe(phone);
  });

  it("have email addresses that receive no mail", () => {
    const emails = leads.map(({ email }) => email).filter((email) => email !== null);
    expect(emails.length).toBeGreaterThan(200);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) expect(email).toMatch(/@example\.(?:com|net|org)$/);
  });

  it("have documents with check digits, from every country", () => {
    const documents = leads.map((lead) => lead.identityDocument).filter((one) => one !== null);
    expect(new Set(documents.map(({ country }) => country)).size).toBe(12);
    expect(new Set(documents.map((one) => JSON.stringify(one))).size).toBe(documents.length);
    for (const document of documents)
      expect([document, hasValidCheckDigits(document)]).toEqual([document, true]);
  });

  it("are divided among two salespeople and the pool", () => {
    expect(share("demo-sales")).toBeCloseTo(0.45, 1);
    expect(share("demo-sales2")).toBeCloseTo(0.35, 1);
    expect(share(null)).toBeCloseTo(0.2, 1);
  });

  it("cover all statuses, with more than half still in progress", () => {
    for (const status of leadStatuses) expect(withStatus(status).length).toBeGreaterThan(9);
    const done = withStatus("enrolled").length + withStatus("lost").length;
    expect(done).toBeLessThan(leads.length / 2);
  });

  it("say why they are lost, with each of the listed reasons", () => {
    const lost = withStatus("lost").map(({ loss }) => loss?.reason);
    expect(new Set([...lost, "other"])).toEqual(new Set(lossReasons));
  });

  it("have at least as many edits as their status requires", () => {
    for (const lead of leads) {
      expect(lead.rev).toBeGreaterThan(fewestMoves(lead.status));
      expect(lead.updatedAt > lead.createdAt).toBe(lead.rev > 1);
    }
  });

  it("were created during working hours, mostly in recent weeks", () => {
    const hours = leads.slice(1).map(({ createdAt }) => createdAt.getUTCHours());
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...hours)).toBeLessThanOrEqual(20);
    const weekend = leads.filter(({ createdAt }) => [0, 6].includes(createdAt.getUTCDay()));
    expect(weekend.length).toBeLessThan(leads.length * 0.15);
    expect(leads.filter(({ createdAt }) => daysBefore(createdAt) < 7).length).toBeGreaterThan(80);
  });
});

it.each([
  "2026-11-21T10:00:00Z",
  "2026-11-22T03:00:00Z",
  "2027-01-01T00:00:30Z",
  "2028-02-29T23:59:59Z",
  "2026-03-29T01:30:00Z",
])("includes a lead of the last hour and none of the future when started at %s", (moment) => {
  const now = new Date(moment);
  const [newest, ...older] = [...demoLeads(now).values()];
  const age = now.getTime() - (newest?.createdAt.getTime() ?? 0);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(60 * 60 * 1000);
  for (const lead of older) {
    expect(lead.createdAt.getTime()).toBeLessThan(now.getTime());
    expect(lead.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(lead.updatedAt.getTime()).toBeGreaterThanOrEqual(lead.createdAt.getTime());
  }
});

it("has a valid user for every demo account", () => {
  expect(demoAccounts.map(({ email, role }) => [email, role])).toEqual([
    ["sales@salvia.example", "sales"],
    ["sales2@salvia.example", "sales"],
    ["doctor@salvia.example", "medical"],
    ["doctor2@salvia.example", "medical"],
    ["doctor3@salvia.example", "medical"],
    ["member@salvia.example", "member"],
    ["admin@salvia.example", "admin"],
  ]);
  for (const account of demoAccounts) {
    const user = demoUser(account, saturdayMorning);
    expect(userSchema.parse(user)).toEqual(user);
  }
});

it("lists everyone who works for the insurer in the directory", () => {
  const entries = demoAccounts.map(demoStaff).filter((entry) => entry !== null);
  expect(entries.map(({ role }) => role)).toEqual([
    "sales",
    "sales",
    "medical",
    "medical",
    "medical",
    "admin",
  ]);
  for (const entry of entries) expect(staffSchema.parse(entry)).toEqual(entry);
});

/** The fraction of the leads with this owner. */
function share(ownerId: string | null): number {
  return leads.filter((lead) => lead.ownerId === ownerId).length / leads.length;
}

function withStatus(status: LeadStatus): Lead[] {
  return leads.filter((lead) => lead.status === status);
}

function daysBefore(date: Date): number {
  return (saturdayMorning.getTime() - date.getTime()) / (24 * 60 * 60 * 1000);
}

/** The minimum number of transitions from `new` to a status. */
function fewestMoves(status: LeadStatus): number {
  let reached: LeadStatus[] = ["new"];
  let moves = 0;
  while (!reached.includes(status)) {
    reached = reached.concat(reached.flatMap((from) => leadTransitions[from]));
    moves += 1;
  }
  return moves;
}

describe("what happened in the demo", () => {
  const now = saturdayMorning;
  const leadsById = demoLeads(now);
  const appointments = demoAppointments(now);
  const nextSteps = demoNextSteps(leadsById, now);
  const notifications = demoNotifications({ leads: leadsById, appointments, nextSteps }, now);

  it("is in the past and the same in every run", () => {
    expect(demoAuditLog(now)).toEqual(demoAuditLog(now));
    const entries = [...demoAuditLog(now).values(), ...notifications.map(([, each]) => each)];
    for (const { at } of entries) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  it("notifies each salesperson only of their own leads", () => {
    for (const [path, notification] of notifications) {
      if (!("leadId" in notification)) continue;
      const owner = leadsById.get(notification.leadId)?.ownerId;
      expect([path, owner]).toEqual([path, path.split("/")[1]]);
    }
  });

  it("leaves salespeople, a clinician and a member something unread and something read", () => {
    const states = new Set(
      notifications.map(([path, { readAt }]) => `${path.split("/")[1]} ${readAt === null}`),
    );
    expect([...states].toSorted()).toEqual(
      ["demo-doctor", "demo-member", "demo-sales", "demo-sales2"].flatMap((uid) => [
        `${uid} false`,
        `${uid} true`,
      ]),
    );
  });

  it("fills the log with imports, exports, assignments, changes of roles and opened records", () => {
    const actions = [...demoAuditLog(now).values()].map(({ action }) => action);
    expect(actions.filter((action) => action === "recordOpened").length).toBeGreaterThan(5);
    expect(actions).toEqual(
      expect.arrayContaining([
        "leadsImported",
        "leadsExported",
        "leadsAssigned",
        "roleChanged",
        "workHandedOver",
      ]),
    );
  });
});
