import type { Allergy } from "@salvia/domain/record/allergy";
import { collections } from "@salvia/domain/shared/collections";
import type { EnteredInError } from "@salvia/domain/record/enteredInError";
import type { Medication } from "@salvia/domain/record/medication";
import type { Problem } from "@salvia/domain/record/problem";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import type { Vitals } from "@salvia/domain/record/vital";

import { inMinutes } from "./recordAccess.stored.ts";

export function recordPath(patientId: string, below: string, id: string): string {
  return `${collections.records}/${patientId}/${below}/${id}`;
}

const createdAt = new Date("2026-11-20T09:05:00Z");
const by = { appointmentId: "during", clinicianId: "carla" };

const storedVitals: Vitals = {
  ...by,
  measuredAt: createdAt,
  systolic: 120,
  diastolic: 80,
  weight: 70.5,
  height: 175,
  pulse: 72,
  temperature: 36.8,
  oxygen: 97,
  glucose: 5.27,
  fasting: true,
  createdAt,
};

const enteredInError: EnteredInError = { by: "carla", at: createdAt, reason: "Another patient's" };

const storedMedication: Medication = {
  ...by,
  name: "Metformin",
  dose: "500 mg",
  change: "started",
  createdAt,
};

const storedAllergy: Allergy = {
  ...by,
  status: "active",
  substance: "Penicillin",
  criticality: "high",
  reaction: "Hives",
  onset: "2019",
  createdAt,
};

const storedProblem: Problem = {
  ...by,
  status: "active",
  name: "Migraine",
  severity: "moderate",
  onset: "2019-03",
  createdAt,
};

/** The entry of every record in each of these collections. */
const storedEntries = {
  [collections.allergies]: storedAllergy,
  [collections.problems]: storedProblem,
  [collections.vitals]: storedVitals,
  [collections.medications]: storedMedication,
};

const signed: RecordNote = {
  ...by,
  text: "Sleeps better.",
  status: "signed",
  addendumTo: null,
  rev: 2,
  createdAt,
  updatedAt: createdAt,
  signedAt: createdAt,
};
const draft: RecordNote = { ...signed, status: "draft", rev: 3, signedAt: null };

/** When the appointment `holding` ends, to which drafts belong that can be held. */
export const holdingUntil = inMinutes(75);
const held: RecordNote = { ...signed, status: "held", visibleFrom: inMinutes(60) };

/** The notes of every record, by id. */
export const storedNotes = {
  signed,
  draft,
  addendum: { ...signed, addendumTo: "signed" },
  wrong: { ...signed, enteredInError },
  withdrawn: { ...held, status: "withdrawn", visibleFrom: inMinutes(-60), enteredInError },
  theirs: { ...signed, clinicianId: "cleo" },
  theirDraft: { ...draft, clinicianId: "cleo" },
  anasDraft: { ...draft, clinicianId: "ana" },
  held,
  released: { ...held, visibleFrom: inMinutes(-60) },
  holdable: { ...draft, appointmentId: "holding" },
  doneDraft: { ...draft, appointmentId: "holdingDone" },
  calledOffDraft: { ...draft, appointmentId: "holdingCalledOff" },
  farDraft: { ...draft, appointmentId: "farAhead" },
  addsToSigned: { ...draft, appointmentId: "holding", addendumTo: "signed" },
  addsToHeld: { ...draft, appointmentId: "holding", addendumTo: "held" },
  addsToWithdrawn: { ...draft, appointmentId: "holding", addendumTo: "withdrawn" },
  addsToReleased: { ...draft, appointmentId: "holding", addendumTo: "released" },
  halfRevision: { ...draft, rev: 2.5 },
} as const satisfies Record<string, RecordNote>;

/** The stored contents of a patient's record, by path. */
export function recordOf(patientId: string): (readonly [string, object])[] {
  return [
    ...Object.entries(storedEntries).flatMap(([part, entry]) => [
      [recordPath(patientId, part, "first"), entry] as const,
      [recordPath(patientId, part, "wrong"), { ...entry, enteredInError }] as const,
    ]),
    // A note with a numeric id shows that such an id is invalid.
    [recordPath(patientId, collections.notes, "7"), signed],
    ...Object.entries(storedNotes).map(
      ([id, note]) => [recordPath(patientId, collections.notes, id), note] as const,
    ),
  ];
}
