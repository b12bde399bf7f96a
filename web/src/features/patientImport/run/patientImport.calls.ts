import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import {
  patientImportLimits,
  type ImportedPatient,
  type PatientOutcome,
} from "@salvia/domain/member/patientImport";

import { failureOf } from "../../../firebase/clientError.ts";
import type { Session } from "../../../session/session.ts";
import type { FileSender } from "../../../ui/csvFile/useFileImport.ts";
import type { PatientProblem } from "../file/parsePatient.ts";
import { stateOf } from "./patientRows.ts";

/** Sends patients of a file to the server. */
export function patientSender(
  session: Pick<Session, "ask">,
): FileSender<ImportedPatient, PatientProblem, PatientOutcome> {
  const ask =
    (dryRun: boolean) => async (patients: readonly ImportedPatient[], importId: string) => {
      const input = { importId, dryRun, patients: [...patients] };
      return (await session.ask(patientEndpoints.importPatients, input)).outcomes;
    };
  const { patientsPerRequest } = patientImportLimits;
  return {
    check: ask(true),
    send: ask(false),
    size: { checked: patientsPerRequest, sent: patientsPerRequest },
    failureOf,
    isReady: (row) => stateOf(row) === "ready",
  };
}
