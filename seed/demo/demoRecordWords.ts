import type { Allergy } from "@salvia/domain/record/allergy";
import type { Medication } from "@salvia/domain/record/medication";
import type { Problem } from "@salvia/domain/record/problem";

type Step = Pick<Medication, "name" | "dose" | "change"> & {
  /** The visit's index, from the first. */
  visit: number;
};

type Stated<Entry> = Omit<Entry, "appointmentId" | "clinicianId" | "createdAt" | "enteredInError">;

/** What a patient stated at the first visit. */
type Background = {
  readonly allergies: readonly Stated<Allergy>[];
  readonly problems: readonly Stated<Problem>[];
};

export const beatrizBackground: Background = {
  allergies: [
    {
      status: "active",
      substance: "Penicillin",
      criticality: "high",
      reaction: "Hives and swollen lips within an hour",
      onset: "2009",
    },
  ],
  problems: [
    { status: "active", name: "Migraine without aura", severity: "moderate", onset: "2015-04" },
    { status: "resolved", name: "Iron deficiency anemia", severity: "mild", onset: "2018" },
  ],
};

const noneKnown = {
  status: "noneKnown",
  substance: null,
  criticality: null,
  reaction: null,
  onset: null,
} as const;

/** What other patients stated, in turn; some were never asked. */
export const demoBackgrounds: readonly Background[] = [
  { allergies: [noneKnown], problems: [] },
  { allergies: [], problems: [] },
  {
    allergies: [
      {
        status: "active",
        substance: "Birch pollen",
        criticality: "low",
        reaction: "Runny nose in spring",
        onset: null,
      },
    ],
    problems: [{ status: "active", name: "Asthma", severity: "mild", onset: "2011" }],
  },
  {
    allergies: [noneKnown],
    problems: [
      { status: "active", name: "Type 2 diabetes", severity: null, onset: "2021-09" },
      { status: "active", name: "High blood pressure", severity: "moderate", onset: "2019" },
    ],
  },
  {
    allergies: [
      {
        status: "active",
        substance: "Peanuts",
        criticality: "high",
        reaction: "Anaphylaxis",
        onset: "1998",
      },
      {
        status: "active",
        substance: "Ibuprofen",
        criticality: "unableToAssess",
        reaction: null,
        onset: null,
      },
    ],
    problems: [],
  },
];

/** Possible treatments, from visit to visit. */
export const demoTreatments: readonly (readonly Step[])[] = [
  [
    { visit: 0, change: "started", name: "Ramipril", dose: "2.5 mg, once a day" },
    { visit: 1, change: "changed", name: "Ramipril", dose: "5 mg, once a day" },
    { visit: 2, change: "started", name: "Atorvastatin", dose: "20 mg, in the evening" },
  ],
  [
    { visit: 0, change: "started", name: "Metformin", dose: "500 mg, twice a day" },
    { visit: 1, change: "started", name: "Amoxicillin", dose: "500 mg, three times a day, a week" },
    { visit: 2, change: "stopped", name: "Amoxicillin", dose: "500 mg, three times a day, a week" },
    { visit: 2, change: "changed", name: "Metformin", dose: "850 mg, twice a day" },
  ],
  [
    { visit: 0, change: "started", name: "Levothyroxine", dose: "50 µg, in the morning" },
    { visit: 2, change: "changed", name: "Levothyroxine", dose: "75 µg, in the morning" },
  ],
  [
    { visit: 1, change: "started", name: "Salbutamol", dose: "1–2 puffs when needed" },
    { visit: 2, change: "started", name: "Cetirizine", dose: "10 mg, in the evening" },
  ],
  [],
];

export const demoRecordNotes: readonly string[] = [
  "Feels well. No complaints since the last visit.\nExamination without findings.\nNext visit in four months.",
  "Headaches in the evening, twice a week, after long days at the screen. No nausea, no aura.\nNeurological examination without findings.\nAdvised: breaks, water, a diary of the headaches.",
  "Blood pressure taken at home for two weeks, values brought along. Discussed salt and movement.",
  "Cough for ten days, no fever. Lungs clear.\nTo come again if it lasts another week.",
  "Results of the blood test discussed. All within range.",
  "Knee better since physiotherapy. Walks half an hour a day, stairs without pain.",
  "Sleeps badly since the move. Discussed sleep hygiene; no medication for now.",
];
