import { missingDocuments } from "@salvia/domain/lead/checklist";
import { expect, it } from "vitest";

import { demoChecklists } from "./demoChecklists.ts";
import { demoLeads } from "./demoLeads.ts";

const leads = demoLeads(new Date("2026-11-22T08:30:00Z"));
const checklists = [...demoChecklists(leads)].map(([id, checklist]) => {
  const lead = leads.get(id);
  return { status: lead?.status, ownerId: lead?.ownerId, checklist };
});

it("gives checklists only to leads that have reached their documents", () => {
  const statuses = new Set(checklists.map(({ status }) => status));
  for (const status of ["new", "aiContacting", "remoteSales", "quoted"] as const) {
    expect(statuses).not.toContain(status);
  }
});

it("has owners tick documents, all of those of a client", () => {
  for (const { ownerId, checklist } of checklists) {
    expect(Object.values(checklist.received).every((receipt) => receipt?.by === ownerId)).toBe(
      true,
    );
  }
  const ofClients = checklists.filter(({ status }) => status === "enrolled");
  expect(ofClients.flatMap(({ checklist }) => missingDocuments(checklist))).toEqual([]);
});

it("leaves documents missing of some leads that are at their documents", () => {
  const missing = checklists
    .filter(({ status }) => status === "documents")
    .map(({ checklist }) => missingDocuments(checklist).length);
  expect(new Set(missing).size).toBeGreaterThan(2);
});
