import { collections } from "@salvia/domain/shared/collections";
import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";

import { lead } from "../../../seed/leads.ts";
import { quote } from "../../../seed/quotes.ts";
import { type Documents, missing, now } from "../support/values.ts";

/** A consent given some days ago. */
export const consent = {
  wording: "I agree to be contacted by an automatic assistant.",
  language: "en",
  at: new Date("2026-11-17T10:00:00Z"),
} as const;

/** Why a lead is lost. */
export const loss = { reason: "tooExpensive", note: null } as const;

const owned = { ownerId: "ana", status: "remoteSales", step: 3, rev: 4 } as const;

/** The stored leads; the owner is Ana, the colleague is Ben. */
export const storedLeads = {
  mine: lead({ ...owned, ...personCalled("mine") }),
  theirs: lead({ ...owned, ...personCalled("theirs"), ownerId: "ben" }),
  pooled: lead(personCalled("pooled")),
  withoutConsent: lead({ ...personCalled("withoutConsent"), ownerId: "ana" }),
  consented: lead({ ...owned, ...personCalled("consented"), consent }),
  // Only a server bug could store this: the rules allow no edit based on it.
  halfRevision: { ...lead({ ...owned, ...personCalled("halfRevision") }), rev: 4.5 },
  undatedConsent: {
    ...lead({ ...owned, ...personCalled("undatedConsent") }),
    consent: { ...consent, at: "today" },
  },
  // An earlier release asked for no reason.
  lostBefore: lead({ ...owned, ...personCalled("lostBefore"), status: "lost" }),
  // Nor for a quote.
  quotedBefore: lead({ ...owned, ...personCalled("quotedBefore"), status: "quoted", step: 4 }),
  documentsBefore: lead({
    ...owned,
    ...personCalled("documentsBefore"),
    status: "documents",
    step: 5,
  }),
  // Handed over to the pool, which keeps what the server wrote.
  returned: lead({ ...personCalled("returned"), household: "mine", monthlyPremium: 182 }),
  // A merge can store this.
  lostInPool: lead({ ...personCalled("lostInPool"), status: "lost", loss }),
  looseStep: { ...lead(personCalled("looseStep")), step: 1.5, status: "lost" },
  // The server stores these for people who asked about something else.
  undecided: lead({ ...personCalled("undecided"), ownerId: "ana", plan: "undecided" }),
  undecidedLost: lead({
    ...personCalled("undecidedLost"),
    ownerId: "ana",
    plan: "undecided",
    status: "lost",
    loss,
  }),
  undecidedInPool: lead({ ...personCalled("undecidedInPool"), plan: "undecided" }),
  mailed: lead({ ...owned, ...personCalled("mailed"), phone: null }),
  unkeyed: lead({ ...owned, ...personCalled("unkeyed") }),
  // Has the address and the phone number of `mine`, whose keys stay there.
  partner: lead({
    ...owned,
    ...personCalled("mine"),
    identityDocument: null,
    household: "mine",
  }),
} as const;

/** The data that identifies a person: no two leads may share any of it. */
export function personCalled(name: string) {
  const digits = Array.from(name, (letter) => letter.charCodeAt(0) % 10)
    .join("")
    .padStart(8, "0")
    .slice(-8);
  return {
    email: `${name.toLowerCase()}@example.com`,
    phone: `+346${digits}`,
    identityDocument: { country: "ES", type: "nationalId", number: `${digits}Z` },
  } as const;
}

/** Ana's lead in a status, with consent; the lost one was lost while awaiting documents. */
function leadAt(status: LeadStatus) {
  const since = new Date("2026-11-18T12:00:00Z");
  return lead({
    ...owned,
    ...personCalled(status),
    consent,
    ...stageFieldsOf(status, since),
    ...(status === "lost" && { loss }),
  });
}

/** The fields of a status that is reached now. */
export function atStage(status: LeadStatus) {
  return {
    ...stageFieldsOf(status, null),
    enrolledAt: status === "enrolled" ? now : null,
    loss: status === "lost" ? loss : missing,
  };
}

/** The fields of a status; `since` is when a client became one. */
export function stageFieldsOf(status: LeadStatus, since: Date | null) {
  return {
    status,
    step: stepOf(status) ?? 5,
    kind: status === "enrolled" ? "client" : "lead",
    enrolledAt: status === "enrolled" ? since : null,
  } as const;
}

/** Keys that only a server bug could leave behind: of a missing lead, or of the actor's own. */
export const orphan = `email:${"1".repeat(64)}`;
export const stale = `email:${"2".repeat(64)}`;

/** An invalid lead id; the key of its person exists, again by mistake. */
export const strangeId = "ñ";
export const strangePerson = { ...personCalled("strange"), phone: null, identityDocument: null };

export type StoredLead = keyof typeof storedLeads | LeadStatus;

/** A lead created in a test, with a valid or an invalid id. */
export type NewLead = "absent" | typeof strangeId;

export function storedLead(name: StoredLead) {
  return isStored(name) ? storedLeads[name] : leadAt(name);
}

export function pathOf(name: StoredLead | NewLead): string {
  return `${collections.leads}/${name}`;
}

/** Colleagues in the directory of staff: one who may own leads and one who may not. */
export const listed = { sales: "sam", medical: "mia" } as const;

/** Includes the lead created in tests, which does not exist before. */
export const leadDocuments: Documents = {
  ...Object.fromEntries(
    Object.entries(listed).map(([role, uid]) => [`${collections.staff}/${uid}`, staffOf(role)]),
  ),
  // On the staff, but not allowed to own leads.
  [`${collections.staff}/ana`]: staffOf("medical"),
  [`${collections.staff}/zoe`]: staffOf("medical"),
  [pathOf("absent")]: null,
  [pathOf(strangeId)]: null,
  ...Object.fromEntries(
    Object.entries(storedLeads).map(([name, data]) => [`${collections.leads}/${name}`, data]),
  ),
  ...Object.fromEntries(leadStatuses.map((status) => [pathOf(status), leadAt(status)])),
  [keyPath(orphan)]: { leadId: "absent" },
  [keyPath(stale)]: { leadId: "mine" },
  ...Object.fromEntries(
    Array.from(leadUniqueKeys(strangePerson).values(), (id) => [
      keyPath(id),
      { leadId: strangeId },
    ]),
  ),
  // Where a lead needs one to move to quoted, or must be refused for another reason.
  ...Object.fromEntries(
    ["aiContacting", "remoteSales", "documents", "undatedConsent"].map((name) => [
      `${collections.quotes}/${name}`,
      quote(),
    ]),
  ),
  ...Object.assign(
    {},
    ...(["mine", "theirs", "pooled", "withoutConsent"] as const).map(storedKeys),
  ),
};

function staffOf(role: string) {
  return { name: "Sam", role, specialty: null, languages: [], timezone: null };
}

/** The keys of a stored lead, as documents. */
function storedKeys(name: StoredLead): Documents {
  return Object.fromEntries(
    Array.from(leadUniqueKeys(storedLead(name)).values(), (id) => [keyPath(id), { leadId: name }]),
  );
}

export function keyPath(id: string): string {
  return `${collections.leadKeys}/${id}`;
}

function isStored(name: string): name is keyof typeof storedLeads {
  return Object.hasOwn(storedLeads, name);
}
