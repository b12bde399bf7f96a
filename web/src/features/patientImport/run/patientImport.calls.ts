import { patientEndpoints } from "@salvia/domain/record/patientEndpoints";

import type { Session } from "../../../session/session.ts";
import type { SendPatients } from "./usePatientImport.ts";

/** Sends patients of a file to the server. */
export function patientSender(session: Pick<Session, "ask">): SendPatients {
  return async (importId, dryRun, patients) => {
    const input = { importId, dryRun, patients: [...patients] };
    return (await session.ask(patientEndpoints.importPatients, input)).outcomes;
  };
}
