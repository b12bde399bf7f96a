import {
  isOtherHospital,
  patientImportLimits,
  type ImportedPatient,
  type PatientOutcome,
} from "@salvia/domain/record/patientImport";
import { useCallback, useEffect, useRef, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { CheckedPatient } from "../file/checkPatients.ts";
import {
  partsOf,
  stateOf,
  withOutcomes,
  type PatientRow,
  type SentPatient,
} from "./patientRows.ts";

/** An import's phase; `foreign` if the file is another hospital's. */
export type PatientImportPhase = "checking" | "foreign" | "ready" | "importing" | "done";

/** Sends patients to the server, to check them (`dryRun`) or to import them. */
export type SendPatients = (
  importId: string,
  dryRun: boolean,
  patients: readonly ImportedPatient[],
) => Promise<readonly PatientOutcome[]>;

type Plan = {
  importId: string;
  dryRun: boolean;
  rows: readonly PatientRow[];
  parts: readonly SentPatient[][];
  /** The first part that the server has not answered. */
  next: number;
};

/**
 * Checks the rows of a file with the server, which writes nothing, and then imports them in parts.
 * After a failure, it continues with the part that failed; the server changes nothing twice.
 */
export function usePatientImport(send: SendPatients) {
  const [rows, setRows] = useState<readonly PatientRow[]>([]);
  const [phase, setPhase] = useState<PatientImportPhase>("checking");
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [failure, setFailure] = useState<Failure | null>(null);
  const plan = useRef<Plan | null>(null);
  // Ends with the page; the same file continues where it stopped.
  useEffect(
    () => () => {
      plan.current = null;
    },
    [],
  );

  const run = useCallback(
    async (current: Plan) => {
      plan.current = current;
      const { importId, dryRun, parts } = current;
      setFailure(null);
      setPhase(dryRun ? "checking" : "importing");
      try {
        while (current.next < parts.length) {
          // The user has chosen another file.
          if (plan.current !== current) return;
          const part = parts[current.next] ?? [];
          setProgress({ done: current.next, of: parts.length });
          const patients = part.map(({ patient }) => patient);
          // oxlint-disable-next-line no-await-in-loop -- one part at a time, to limit the load
          const outcomes = await send(importId, dryRun, patients);
          current.rows = withOutcomes(current.rows, part, outcomes, !dryRun);
          current.next += 1;
        }
        if (plan.current !== current) return;
        setRows(current.rows);
        setPhase(dryRun ? checked(current.rows) : "done");
      } catch (error) {
        if (plan.current === current) setFailure(failureOf(error));
      }
    },
    [send],
  );

  const check = useCallback(
    (read: readonly CheckedPatient[]) => {
      const unanswered = read.map((row): PatientRow => ({ ...row, outcome: null, isDone: false }));
      const parts = partsOf(unanswered, patientImportLimits.patientsPerRequest, () => true);
      setRows([]);
      const importId = crypto.randomUUID();
      void run({ importId, dryRun: true, rows: unanswered, parts, next: 0 });
    },
    [run],
  );
  const start = () => {
    const parts = partsOf(rows, patientImportLimits.patientsPerRequest, isReady);
    void run({ importId: crypto.randomUUID(), dryRun: false, rows, parts, next: 0 });
  };
  const goOn = () => {
    if (plan.current !== null) void run(plan.current);
  };
  const forget = () => {
    plan.current = null;
    setRows([]);
    setFailure(null);
  };
  return { rows, phase, progress, failure, check, start, goOn, forget };
}

function isReady(row: PatientRow): boolean {
  return stateOf(row) === "ready";
}

/** Whether a checked file can be imported. */
function checked(rows: readonly PatientRow[]): PatientImportPhase {
  const outcomes = rows.flatMap(({ outcome }) => outcome ?? []);
  return isOtherHospital(outcomes) ? "foreign" : "ready";
}
