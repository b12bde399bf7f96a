import { medicationChanges, type Medication } from "@salvia/domain/record/medication";

import { recordAsks } from "./records.requests.ts";
import type { Row } from "../support/row.ts";
import { badLines, missing, now, own, type Values } from "../support/values.ts";

const { lists, entryRows } = recordAsks("medications");

const entry = {
  appointmentId: "during",
  clinicianId: own,
  name: "Metformin",
  dose: "500 mg, twice a day",
  change: "started",
  createdAt: now,
};

const fields: Record<keyof Medication | "note", Values> = {
  appointmentId: { may: ["during"], never: [missing, "early"] },
  clinicianId: { may: [own], never: [missing, "cleo"] },
  name: { may: ["Ácido", "x".repeat(120)], never: [...badLines, "x".repeat(121)] },
  dose: { may: ["½", "x".repeat(120)], never: [missing, null, 7, "", "x".repeat(121)] },
  change: { may: medicationChanges, never: [missing, null, 7, "", "forgotten", ["started"]] },
  createdAt: { may: [now], never: [missing, null, new Date("2020-01-01")] },
  enteredInError: { may: [], never: [{ by: own, at: now, reason: "Wrong" }] },
  note: { may: [], never: ["more"] },
};

/** Every tested operation on medications. */
export const medicationRows: readonly Row[] = [
  ...entryRows(entry, fields, { dose: "850 mg" }),
  ...lists((all) => all.orderBy("createdAt", "desc")),
];
