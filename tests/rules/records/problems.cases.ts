import { severities, type Problem } from "@salvia/domain/record/problem";

import { recordAsks } from "./records.requests.ts";
import type { Row } from "../support/row.ts";
import { badLines, missing, now, own, type Values } from "../support/values.ts";

const { lists, entryRows } = recordAsks("problems");

const entry = {
  appointmentId: "during",
  clinicianId: own,
  status: "active",
  name: "Migraine",
  severity: "moderate",
  onset: "2019-03",
  createdAt: now,
};

const fields: Record<keyof Problem | "note", Values> = {
  appointmentId: { may: ["during"], never: [missing, "early"] },
  clinicianId: { may: [own], never: [missing, "cleo"] },
  status: {
    may: ["active", "resolved"],
    never: [missing, null, 7, "", "noneKnown", "remission", ["active"]],
  },
  name: { may: ["Ácido", "x".repeat(120)], never: [...badLines, "x".repeat(121)] },
  severity: { may: [null, ...severities], never: [missing, 7, "", "high", ["mild"]] },
  onset: {
    may: [null, "1900", "2099", "2019-12"],
    never: [missing, 2019, "", "2100", "2019-13", "2019-01-01"],
  },
  createdAt: { may: [now], never: [missing, null, new Date("2020-01-01")] },
  enteredInError: { may: [], never: [{ by: own, at: now, reason: "Wrong" }] },
  note: { may: [], never: ["more"] },
};

/** Every tested operation on problems. */
export const problemRows: readonly Row[] = [
  ...entryRows(entry, fields, { severity: "mild" }),
  ...lists((all) => all.orderBy("createdAt", "desc")),
];
