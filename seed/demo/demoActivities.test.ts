import type { LeadActivity } from "@salvia/domain/lead/leadActivity";
import { leadTransitions } from "@salvia/domain/lead/leadStatus";
import { expect, test } from "vitest";

import { demoActivities } from "./demoActivities.ts";
import { demoLeads } from "./demoLeads.ts";

const now = new Date("2026-11-21T10:00:00Z");
const leads = demoLeads(now);
const all = [...demoActivities(now)].map(([path, activity]) => {
  const [leadId = "", , id = ""] = path.split("/");
  return { leadId, id, activity };
});

/** A lead's activities, oldest first. */
function wayOf(leadId: string): readonly LeadActivity[] {
  return all
    .filter((each) => each.leadId === leadId)
    .map(({ activity }) => activity)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

test("moves each lead from new to its status along the transition table", () => {
  for (const [leadId, lead] of leads) {
    let status = "new";
    for (const activity of wayOf(leadId)) {
      if (activity.kind !== "status") continue;
      expect(activity.from).toBe(status);
      expect(leadTransitions[activity.from]).toContain(activity.to);
      expect(activity.ownerId).toBe(lead.ownerId);
      status = activity.to;
    }
    expect(status).toBe(lead.status);
  }
});

test("dates no activity before its lead's creation or in the future", () => {
  for (const { leadId, activity } of all) {
    const lead = leads.get(leadId);
    expect(activity.createdAt.getTime()).toBeGreaterThanOrEqual(lead?.createdAt.getTime() ?? 0);
    expect(activity.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

test("uses the ids of the trigger for the server's activities, each once", () => {
  const byServer = all.filter(({ activity }) => ["status", "owner"].includes(activity.kind));
  for (const { id, leadId, activity } of byServer) {
    expect(id).toMatch(new RegExp(`^${activity.kind}:[0-9]+$`));
    expect(Number(id.split(":")[1])).toBeLessThanOrEqual(leads.get(leadId)?.rev ?? 0);
  }
  const revs = byServer.map(({ id, leadId }) => `${leadId}/${id.split(":")[1]}`);
  expect(new Set(revs).size).toBe(revs.length);
});

test("attributes notes, calls and emails to the lead's owner", () => {
  const own = all.filter(({ activity }) => ["note", "call", "email"].includes(activity.kind));
  expect(own.length).toBeGreaterThan(200);
  for (const { leadId, activity } of own) {
    expect(activity).toMatchObject({ authorId: leads.get(leadId)?.ownerId });
  }
});
