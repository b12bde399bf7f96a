import { expect, it } from "vitest";

import { noMeasures } from "../vital.ts";
import { recordBundle, type WholeRecord } from "./recordBundle.ts";

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9, 30));
const visit = { appointmentId: "visit", clinicianId: "camille" };
const error = { by: "camille", at: at(20), reason: "Another patient's" };

const milk = { substance: "Milk", criticality: "low", reaction: null, onset: null } as const;
const noneKnown = {
  status: "noneKnown",
  substance: null,
  criticality: null,
  reaction: null,
  onset: null,
} as const;
const gout = { name: "Gout", severity: null, onset: null };

const note = { ...visit, status: "signed", addendumTo: null, rev: 2 } as const;

const record: WholeRecord = {
  patientId: "beatriz",
  patient: {
    name: "Beatriz Nogueira",
    birthDate: "1984-02-29",
    sex: "female",
    language: "pt",
    memberNumber: "M-1042",
    phone: "+351912345678",
  },
  allergies: [
    { ...visit, id: "a3", status: "resolved", ...milk, createdAt: at(5) },
    { ...visit, id: "a2", status: "active", ...milk, createdAt: at(4) },
    {
      ...visit,
      id: "a1",
      status: "active",
      substance: "Penicillin",
      criticality: "unableToAssess",
      reaction: "Hives",
      onset: "2019-03",
      createdAt: at(3),
    },
    { ...visit, id: "a0", ...noneKnown, createdAt: at(2), enteredInError: error },
  ],
  problems: [
    {
      ...visit,
      id: "p1",
      status: "active",
      name: "Asthma",
      severity: "moderate",
      onset: "2011",
      createdAt: at(4),
    },
    { ...visit, id: "p0", status: "active", ...gout, createdAt: at(3), enteredInError: error },
  ],
  vitals: [
    {
      ...visit,
      id: "v2",
      ...noMeasures,
      systolic: 120,
      diastolic: 80,
      weight: 70.5,
      ...taken(9),
    },
    {
      ...visit,
      id: "v1",
      ...noMeasures,
      height: 210,
      ...taken(8),
      enteredInError: error,
    },
  ],
  medications: [
    { ...visit, id: "m5", name: "Ramipril", dose: "5 mg", change: "stopped", createdAt: at(12) },
    { ...visit, id: "m4", name: "ramipril", dose: "5 mg", change: "changed", createdAt: at(10) },
    { ...visit, id: "m3", name: "Ramipril", dose: "2.5 mg", change: "started", createdAt: at(8) },
    { ...visit, id: "m2", name: "Aspirin", dose: "100 mg", change: "stopped", createdAt: at(7) },
    {
      ...visit,
      id: "m1",
      name: "Xyz",
      dose: "1 g",
      change: "started",
      createdAt: at(6),
      enteredInError: error,
    },
    { ...visit, id: "m0", name: "Zinc", dose: "15 mg", change: "started", createdAt: at(5) },
  ],
  notes: [
    { ...note, id: "n2", text: "Ânimo.", ...written(11), addendumTo: "n1" },
    { ...note, id: "n1", text: "Well.", ...written(10) },
  ],
};

function taken(day: number) {
  return { measuredAt: at(day), createdAt: at(day) };
}

function written(day: number) {
  return { createdAt: at(day), updatedAt: at(day), signedAt: at(day) };
}

/** The bundle's resources of a type, with addresses that count from one. */
function resources(type: string, change: Partial<WholeRecord> = {}) {
  let count = 0;
  const platform = {
    newUuid: () => String((count += 1)),
    base64: (text: string) => `base64 of ${text}`,
  };
  const names = new Map([["camille", "Camille Laurent"]]);
  const bundle = recordBundle({ ...record, ...change }, names, at(30), platform);
  expect(bundle).toMatchObject({ type: "collection", timestamp: "2026-10-30T09:30:00.000Z" });
  return (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === type ? [resource] : [],
  );
}

it("names the patient as the record does", () => {
  expect(resources("Patient")).toEqual([
    {
      resourceType: "Patient",
      identifier: [{ value: "beatriz" }, { type: { text: "Member number" }, value: "M-1042" }],
      telecom: [{ system: "phone", value: "+351912345678" }],
      name: [{ text: "Beatriz Nogueira" }],
      birthDate: "1984-02-29",
      gender: "female",
      communication: [{ language: { coding: [{ system: "urn:ietf:bcp:47", code: "pt" }] } }],
    },
  ]);
});

/** The codes and texts of a concept, or of each in a list. */
const codeOf = (concept: unknown) => Object(concept).coding?.[0].code;

it("has a resource for each allergy, and one for each entry made in error", () => {
  const found = resources("AllergyIntolerance").map(Object);
  const statuses = found.map(({ clinicalStatus, verificationStatus, code }) => [
    code.text,
    codeOf(clinicalStatus),
    codeOf(verificationStatus),
  ]);
  expect(statuses).toEqual([
    ["Penicillin", "active", undefined],
    ["Milk", "resolved", undefined],
    ["No known allergy", undefined, "entered-in-error"],
  ]);
  expect(found[0]).toMatchObject({
    criticality: "unable-to-assess",
    patient: { reference: "urn:uuid:1" },
    onsetDateTime: "2019-03",
    recordedDate: "2026-10-03T09:30:00.000Z",
    recorder: { display: "Camille Laurent" },
    reaction: [{ manifestation: [{ text: "Hives" }] }],
  });
  // Resolved later, and first recorded a day before.
  expect(found[1]).toMatchObject({ recordedDate: "2026-10-04T09:30:00.000Z" });
  expect(found[2]).toMatchObject({ note: [{ text: "Another patient's" }] });
});

it("says that no allergies are known only if a clinician said so", () => {
  const stated = { ...visit, id: "a1", ...noneKnown, createdAt: at(2) };
  expect(resources("AllergyIntolerance", { allergies: [] })).toEqual([]);
  expect(resources("AllergyIntolerance", { allergies: [stated] })).toMatchObject([
    { code: { coding: [{ system: "http://snomed.info/sct", code: "716186003" }] } },
  ]);
});

it("has a condition for each problem, and one for each entry made in error", () => {
  const found = resources("Condition");
  expect(found).toMatchObject([
    {
      code: { text: "Asthma" },
      clinicalStatus: { coding: [{ code: "active" }] },
      severity: { text: "Moderate" },
      category: [{ coding: [{ code: "problem-list-item" }] }],
      onsetDateTime: "2011",
    },
    { code: { text: "Gout" }, verificationStatus: { coding: [{ code: "entered-in-error" }] } },
  ]);
  expect(found[1]).not.toHaveProperty("clinicalStatus");
});

it("has one observation for each value, and marks the wrong ones with the reason", () => {
  const subject = { reference: "urn:uuid:1", display: "Beatriz Nogueira" };
  expect(resources("Observation")).toMatchObject([
    {
      status: "final",
      subject,
      effectiveDateTime: "2026-10-09T09:30:00.000Z",
      performer: [{ display: "Camille Laurent" }],
      code: { coding: [{ code: "85354-9" }] },
      component: [
        { code: { coding: [{ code: "8480-6" }] }, valueQuantity: { value: 120, code: "mm[Hg]" } },
        { code: { coding: [{ code: "8462-4" }] }, valueQuantity: { value: 80, code: "mm[Hg]" } },
      ],
    },
    {
      status: "final",
      code: { coding: [{ code: "29463-7" }] },
      valueQuantity: { value: 70.5, code: "kg" },
    },
    {
      status: "entered-in-error",
      code: { coding: [{ code: "8302-2" }] },
      valueQuantity: { value: 210, code: "cm" },
      note: [{ text: "Another patient's", time: "2026-10-20T09:30:00.000Z" }],
    },
  ]);
});

it("has the later vital signs in metric units, and the index that weight and height make", () => {
  const visitOf = (day: number) => ({ ...visit, ...noMeasures, ...taken(day) });
  const vitals = [
    { ...visitOf(9), id: "v2", pulse: 72, temperature: 37.06, oxygen: 97, weight: 70.5 },
    { ...visitOf(8), id: "v1", height: 175, glucose: 5.27, fasting: true },
  ];
  const found = resources("Observation", { vitals }).map((observation) => {
    const { code, category, valueQuantity, meta, derivedFrom, component } = Object(observation);
    return [
      code.coding.map((coding: { code: string }) => coding.code).join(),
      `${valueQuantity.value} ${valueQuantity.code}`,
      meta?.profile[0].replace(/.*\//, "") ?? category[0].coding[0].code,
      derivedFrom?.length ?? component?.[0].valueCodeableConcept.text ?? "",
    ].join("; ");
  });
  expect(found).toEqual([
    "8867-4; 72 /min; heartrate; ",
    "8310-5; 37.06 Cel; bodytemp; ",
    "2708-6,59408-5; 97 %; oxygensat; ",
    "29463-7; 70.5 kg; bodyweight; ",
    "39156-5; 23 kg/m2; bmi; 2",
    "8302-2; 175 cm; bodyheight; ",
    "15074-8; 5.27 mmol/L; laboratory; Yes",
  ]);
});

it("has a period for each dose", () => {
  const courses = resources("MedicationStatement").map((statement) => ({
    medication: Object(statement).medicationCodeableConcept.text,
    dose: Object(statement).dosage[0].text,
    status: Object(statement).status,
    period: Object(statement).effectivePeriod,
  }));
  expect(courses).toEqual([
    {
      medication: "Zinc",
      dose: "15 mg",
      status: "active",
      period: { start: "2026-10-05T09:30:00.000Z" },
    },
    // Its start is older than the record.
    {
      medication: "Aspirin",
      dose: "100 mg",
      status: "stopped",
      period: { end: "2026-10-07T09:30:00.000Z" },
    },
    {
      medication: "Ramipril",
      dose: "2.5 mg",
      status: "completed",
      period: { start: "2026-10-08T09:30:00.000Z", end: "2026-10-10T09:30:00.000Z" },
    },
    {
      medication: "ramipril",
      dose: "5 mg",
      status: "stopped",
      period: { start: "2026-10-10T09:30:00.000Z", end: "2026-10-12T09:30:00.000Z" },
    },
    { medication: "Xyz", dose: "1 g", status: "entered-in-error", period: undefined },
  ]);
});

it("has signed notes with their whole text, and an addendum's note", () => {
  const [addendum, first] = resources("DocumentReference");
  expect(addendum).toMatchObject({
    author: [{ display: "Camille Laurent" }],
    date: "2026-10-11T09:30:00.000Z",
    content: [{ attachment: { data: "base64 of Ânimo." } }],
    relatesTo: [{ code: "appends" }],
  });
  expect(first).not.toHaveProperty("relatesTo");
  expect(first).toMatchObject({ status: "current", docStatus: "final" });
  const draft = { ...note, id: "n3", text: "…", ...written(12), signedAt: null };
  expect(resources("DocumentReference", { notes: [draft] })).toEqual([]);
});

it("says why a note was entered in error", () => {
  const enteredInError = { by: "carla", at: new Date(), reason: "Another patient's" };
  const wrong = { ...note, id: "n1", text: "Well.", ...written(10), enteredInError };
  const addendum = { ...note, id: "n2", text: "Well, too.", ...written(11), addendumTo: "n1" };
  expect(resources("DocumentReference", { notes: [addendum, wrong] })).toMatchObject([
    { status: "entered-in-error", description: "Another patient's" },
    {
      status: "entered-in-error",
      docStatus: "entered-in-error",
      description: "Another patient's",
      content: [{ attachment: { data: "base64 of Well." } }],
    },
  ]);
});
