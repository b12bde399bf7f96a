import type { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import type { Coverage } from "@salvia/domain/member/coverage";
import type { Patient } from "@salvia/domain/record/patient";
import type { patientRefusals } from "@salvia/domain/member/patientImport";
import type { Auth } from "firebase-admin/auth";

import type { AccessServices } from "../accounts/access/beginAccessChange.ts";

export type ImportedBy =
  | { kind: "administrator"; uid: string }
  /** The insurer's core system, named by its service account. */
  | { kind: "service"; name: string };

/** What an import needs: the Admin SDK and access changes. */
export type ImportServices = AccessServices & {
  auth: AccessServices["auth"] &
    Pick<Auth, "getUsers" | "getUserByEmail" | "createUser" | "deleteUsers">;
};

/** The patients to import, the author and the time. */
export type ImportOrder = Required<InputOf<typeof patientEndpoints.importPatients>> & {
  by: ImportedBy;
  now: Date;
};

/** A patient to write, or the reason why not. */
export type PlannedPatient = {
  email: string;
  /** Null if there is no account yet. */
  uid: string | null;
  refusal: (typeof patientRefusals)[number] | null;
  /** A patient without a member number or phone keeps the one that is stored. */
  patient: Patient;
  /** Null to keep the one that is stored. */
  coverage: Coverage | null;
};
