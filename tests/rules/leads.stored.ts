import { collections } from "@salvia/domain/collections";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/leadStatus";

import { lead } from "../../seed/leads.ts";
import type { Documents } from "./environment.ts";
import { now } from "./values.ts";

/** A consent given some days ago. */
export const consent = {
  wording: "I agree to be contacted by an automatic assistant.",
  language: "en",
  at: new Date("2026-11-17T10:00:00Z"),
} as const;

const owned = { ownerId: "ana", status: "remoteSales", step: 3, rev: 4 } as const;

/** The leads that everyone tries their hand at; the owner is Ana, the colleague is Ben. */
export const storedLeads = {
  mine: lead(owned),
  theirs: lead({ ...owned, ownerId: "ben" }),
  pooled: lead(),
  unasked: lead({ ownerId: "ana" }),
  consented: lead({ ...owned, consent }),
  // What only a mistake of the server's could store: the rules let no one build on it.
  halfRevision: { ...lead(owned), rev: 4.5 },
  undatedConsent: { ...lead(owned), consent: { ...consent, at: "today" } },
  looseStep: { ...lead(), step: 1.5, status: "lost" },
} as const;

/** Ana's lead at a status, with consent; the lost one was lost when its documents were awaited. */
function leadAt(status: LeadStatus) {
  return lead({ ...owned, consent, ...stood(status, new Date("2026-11-18T12:00:00Z")) });
}

/** The fields that go with a status that is reached now. */
export function standing(status: LeadStatus) {
  return { ...stood(status, null), enrolledAt: status === "enrolled" ? now : null };
}

/** The fields that go with a status; a client has been one since a moment. */
export function stood(status: LeadStatus, since: Date | null) {
  return {
    status,
    step: stepOf(status) ?? 5,
    kind: status === "enrolled" ? "client" : "lead",
    enrolledAt: status === "enrolled" ? since : null,
  } as const;
}

export type StoredLead = keyof typeof storedLeads | LeadStatus;

export function storedLead(name: StoredLead) {
  return isStored(name) ? storedLeads[name] : leadAt(name);
}

export function pathOf(name: StoredLead | "absent"): string {
  return `${collections.leads}/${name}`;
}

/** The lead that is entered in a test is absent before. */
export const leadDocuments: Documents = {
  [pathOf("absent")]: null,
  ...Object.fromEntries(
    Object.entries(storedLeads).map(([name, data]) => [`${collections.leads}/${name}`, data]),
  ),
  ...Object.fromEntries(leadStatuses.map((status) => [pathOf(status), leadAt(status)])),
};

function isStored(name: string): name is keyof typeof storedLeads {
  return Object.hasOwn(storedLeads, name);
}
