import { criticalities, type Allergy } from "@salvia/domain/record/allergy";

import { clinician, noOne, recordAsks } from "./records.requests.ts";
import type { Row } from "../support/row.ts";
import { badLines, missing, naming, now, own, type Values } from "../support/values.ts";

const { lists, add, entryRows } = recordAsks("allergies");

const entry = {
  appointmentId: "during",
  clinicianId: own,
  status: "active",
  substance: "Penicillin",
  criticality: "high",
  reaction: "Hives",
  onset: "2019-03",
  createdAt: now,
};

/** The statement that the patient has no known allergies. */
const noneKnown = {
  ...entry,
  status: "noneKnown",
  substance: null,
  criticality: null,
  reaction: null,
  onset: null,
};

const wrongLines = [missing, 7, "", " ", "x".repeat(121)];

const fields: Record<keyof Allergy | "note", Values> = {
  appointmentId: { may: ["during"], never: [missing, "early"] },
  clinicianId: { may: [own], never: [missing, "cleo"] },
  status: {
    may: ["active", "resolved"],
    never: [missing, null, 7, "", "noneKnown", "inactive", ["active"]],
  },
  substance: { may: ["Ácido", "x".repeat(120)], never: [...badLines, "x".repeat(121)] },
  criticality: { may: criticalities, never: [missing, null, 7, "", "medium", ["high"]] },
  reaction: { may: [null, "½", "x".repeat(120)], never: wrongLines },
  onset: {
    may: [null, "1900", "2099", "2019-01", "2019-12"],
    never: [missing, 2019, "", "1899", "2100", "2019-00", "2019-13", "2019-01-01", "x2019"],
  },
  createdAt: { may: [now], never: [missing, null, new Date("2020-01-01")] },
  enteredInError: { may: [], never: [{ by: own, at: now, reason: "Wrong" }] },
  note: { may: [], never: ["more"] },
};

/** Each field that describes an allergy, with a value that is right for one. */
const described = {
  substance: ["Penicillin", missing],
  criticality: ["high", missing],
  reaction: ["Hives", missing],
  onset: ["2019", missing],
};

/** Every tested operation on allergies. */
export const allergyRows: readonly Row[] = [
  ...entryRows(entry, fields, { criticality: "low" }),
  ...lists((all) => all.orderBy("createdAt", "desc")),

  add("none known", "dora", noneKnown, clinician),
  add("of nothing, active", "dora", { ...noneKnown, status: "active" }, noOne),
  ...Object.entries(described).flatMap(([field, values]) =>
    values.map((value) =>
      add(`none known, ${naming(field, value)}`, "dora", { ...noneKnown, [field]: value }, noOne),
    ),
  ),
];
