import { allergySchema, type Allergy } from "@salvia/domain/record/allergy";
import { collections } from "@salvia/domain/shared/collections";
import { medicationSchema, type Medication } from "@salvia/domain/record/medication";
import type { Patient } from "@salvia/domain/record/patient";
import { problemSchema, type Problem } from "@salvia/domain/record/problem";
import { recordNoteSchema, type RecordNote } from "@salvia/domain/record/recordNote";
import { vitalsSchema, type Vitals } from "@salvia/domain/record/vital";

import { demoPatients } from "./demoPatients.ts";
import {
  beatrizBackground,
  demoBackgrounds,
  demoRecordNotes,
  demoTreatments,
} from "./demoRecordWords.ts";
import { day, minute } from "./demoTimes.ts";
import { seededRandom, type Random } from "../random.ts";

/**
 * The records of the demo's patients, by path: allergies, problems, and several years of vitals,
 * medications and signed notes. The visits are older than the demo's appointments. The same for the same `now`.
 */
export function demoRecords(now: Date): ReadonlyMap<string, Content> {
  const random = seededRandom(20_261_125);
  return new Map(
    [...demoPatients()].flatMap(([patientId, patient], index) => {
      const visits = visitsOf(random, patientId, now);
      return [...backgroundOf(index, patient, visits), ...recordOf(random, patient, visits)].map(
        ([path, data]) => [`${collections.records}/${patientId}/${path}`, data] as const,
      );
    }),
  );
}

type Content = Allergy | Problem | Vitals | Medication | RecordNote;
type Entry = readonly [path: string, data: Content];

/** The allergies and problems that a patient stated at the first visit. Beatriz is the first. */
function backgroundOf(position: number, patient: Patient, [at]: readonly Date[]): Entry[] {
  const others = demoBackgrounds[(position - 1) % demoBackgrounds.length];
  const background = position === 0 ? beatrizBackground : others;
  if (at === undefined || background === undefined) return [];
  const by = { ...authorOf(patient, 0), createdAt: minutesAfter(at, 2) };
  return [
    ...background.allergies.map((said, index): Entry => [
      `${collections.allergies}/demo-${index + 1}`,
      allergySchema.parse({ ...by, ...said }),
    ]),
    ...background.problems.map((said, index): Entry => [
      `${collections.problems}/demo-${index + 1}`,
      problemSchema.parse({ ...by, ...said }),
    ]),
  ];
}

function authorOf(patient: Patient, visit: number) {
  return {
    appointmentId: `demo-visit-${visit + 1}`,
    clinicianId: patient.clinicians[0] ?? "demo-doctor",
  };
}

/** The dates of a patient's visits, oldest first: two or three a year. */
function visitsOf(random: Random, patientId: string, now: Date): Date[] {
  const count = patientId === "demo-member" ? 14 : random.int(3, 7);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = 75 + (count - 1 - index) * 125 + random.int(0, 40);
    return new Date(now.getTime() - daysAgo * day + random.int(0, 240) * minute);
  });
}

function recordOf(random: Random, patient: Patient, visits: readonly Date[]): Entry[] {
  const by = (index: number) => authorOf(patient, index);
  const treatment = random.pick(demoTreatments);
  const first = random.int(0, demoRecordNotes.length);
  return [
    ...vitalsAt(random, patient, visits).map(([index, measures]): Entry => [
      `${collections.vitals}/demo-${index + 1}`,
      vitalsSchema.parse({ ...by(index), ...measures }),
    ]),
    ...treatment.flatMap(({ visit, ...said }, index): Entry[] => {
      const at = visits[visit];
      if (at === undefined) return [];
      const medication = { ...by(visit), ...said, createdAt: minutesAfter(at, 12 + index) };
      return [[`${collections.medications}/demo-${index + 1}`, medicationSchema.parse(medication)]];
    }),
    ...visits.flatMap((at, index): Entry[] => {
      if (index % 2 === 1 && index !== visits.length - 1) return [];
      const [createdAt, signedAt] = [minutesAfter(at, 8), minutesAfter(at, 19)];
      const note = {
        ...by(index),
        text: demoRecordNotes[(first + index) % demoRecordNotes.length],
        status: "signed",
        addendumTo: null,
        rev: 4,
        createdAt,
        updatedAt: signedAt,
        signedAt,
      };
      return [[`${collections.notes}/demo-${index + 1}`, recordNoteSchema.parse(note)]];
    }),
  ];
}

/** Pressure, pulse and weight vary from visit to visit; height is measured once. */
function vitalsAt(random: Random, { birthDate, sex }: Patient, visits: readonly Date[]) {
  const isGrown = Number(birthDate.slice(0, 4)) < 2006;
  let systolic = isGrown ? random.int(112, 142) : random.int(98, 112);
  let weight = (isGrown ? random.int(540, 920) : random.int(380, 560)) / 10;
  const taller = sex === "male" ? 80 : 0;
  const height = (taller + (isGrown ? random.int(1580, 1760) : random.int(1460, 1640))) / 10;
  return visits.map((at, index) => {
    systolic = Math.min(168, Math.max(95, systolic + random.int(-7, 7)));
    weight = Math.round((weight + random.int(-14, 15) / 10) * 10) / 10;
    const measuredAt = minutesAfter(at, 4);
    const measures = {
      systolic,
      diastolic: Math.round(systolic * 0.64) + random.int(-3, 3),
      weight,
      height: index === 0 ? height : null,
      pulse: 64 + ((systolic * 7 + index) % 19),
      temperature: index % 3 === 0 ? Math.round(364 + ((systolic + index) % 7)) / 10 : null,
      oxygen: index % 2 === 0 ? 96 + (systolic % 4) : null,
      glucose: index % 4 === 0 ? (46 + (systolic % 9)) / 10 : null,
      fasting: index % 4 === 0 ? true : null,
      measuredAt,
      createdAt: measuredAt,
    };
    return [index, measures] as const;
  });
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minute);
}
