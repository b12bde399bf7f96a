import { randomUUID } from "node:crypto";

import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { ImportedPatient, PatientOutcome } from "@salvia/domain/member/patientImport";

import { account, auth, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

/** A member to import, with an address that no account has. */
export function imported(
  clinicians: readonly { email: string }[],
  change: Partial<ImportedPatient> = {},
): ImportedPatient {
  return {
    email: `${randomUUID()}@example.com`,
    name: "Beatriz Nogueira",
    birthDate: "1984-02-29",
    sex: "female",
    language: "pt",
    clinicians: clinicians.map(({ email }) => email),
    ...change,
  };
}

export const clinician = () => account({ role: "medical", emailVerified: true });

/** An administrator who imports patients, and the answers. */
export async function administrator() {
  const { uid, idToken } = await account({ role: "admin", emailVerified: true });
  const post = (patients: readonly ImportedPatient[], more: object = {}) =>
    postAs(idToken, patientEndpoints.importPatients.path, {
      importId: randomUUID(),
      patients,
      ...more,
    });
  return {
    uid,
    idToken,
    post,
    async outcomes(patients: readonly ImportedPatient[], more?: object): Promise<PatientOutcome[]> {
      const response = await post(patients, more);
      return patientEndpoints.importPatients.output.parse(await response.json()).outcomes;
    },
    treat: (patientId: string, clinicianId: string, treats: boolean) =>
      postAs(idToken, patientEndpoints.changeTreatment.path, { patientId, clinicianId, treats }),
  };
}

/** What an import has stored about a member: their account, patient and entries in the log. */
export async function storedMember(email: string) {
  const { uid, customClaims, passwordHash, emailVerified, displayName } =
    await auth.getUserByEmail(email);
  const [patient, coverage, record, log] = await Promise.all([
    firestore.doc(`patients/${uid}`).get(),
    firestore.doc(`coverages/${uid}`).get(),
    firestore.doc(`accessChanges/${uid}`).get(),
    firestore.collection("auditLog").where("uid", "==", uid).get(),
  ]);
  return {
    uid,
    account: {
      role: customClaims?.["role"],
      hasPassword: passwordHash !== undefined,
      emailVerified,
      displayName,
      isPending: (record.get("pending") ?? null) !== null,
    },
    patient: patient.data() ?? null,
    coverage: coverage.data() ?? null,
    writtenAt: patient.updateTime?.toMillis() ?? null,
    log: log.docs
      .map((entry) => entry.data())
      .toSorted((a, b) => String(a["action"]).localeCompare(String(b["action"]))),
  };
}

/** The entries of imports by an author. */
export async function importsBy(uid: string) {
  const log = await firestore.collection("auditLog").where("by", "==", uid).get();
  return log.docs
    .map((entry) => entry.data())
    .filter(({ action }) => action === "patientsImported");
}
