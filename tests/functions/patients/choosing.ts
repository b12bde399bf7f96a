import { treatmentEndpoints } from "@salvia/domain/member/treatmentEndpoints";
import type { ClinicianWish } from "@salvia/domain/member/clinicianSearch";
import { treatmentRequestId } from "@salvia/domain/member/treatmentRequest";
import type { Staff } from "@salvia/domain/account/staff";
import type { User } from "@salvia/domain/account/user";

import { patient } from "../../../seed/patients.ts";
import { user } from "../../../seed/users.ts";
import { account, firestore } from "../support/accounts.ts";
import { postAs } from "../support/site.ts";

const any: ClinicianWish = {
  name: null,
  specialty: null,
  language: null,
  weekday: null,
  partOfDay: null,
};

/** A clinician in the directory, who answers requests. */
export async function choosableClinician(entry: Partial<Staff> = {}) {
  const { uid, email, idToken } = await account({ role: "medical", emailVerified: true });
  const staff: Staff = {
    name: "Camille Laurent",
    role: "medical",
    specialty: "generalMedicine",
    languages: ["fr"],
    timezone: "UTC",
    ...entry,
  };
  await firestore.doc(`staff/${uid}`).set(staff);
  await firestore.doc(`users/${uid}`).set(user({ email, language: "fr" }));
  return {
    uid,
    email,
    answer: (patientId: string, accepted: boolean) =>
      postAs(idToken, treatmentEndpoints.answerTreatmentRequest.path, { patientId, accepted }),
  };
}

/** A member whom only `daniel` treats, and who asks others. */
export async function choosingMember(profile: Partial<User> = {}) {
  const { uid, email, idToken } = await account({ role: "member", emailVerified: true });
  const { name } = patient();
  await firestore.doc(`patients/${uid}`).set(patient({ clinicians: ["daniel"] }));
  await firestore.doc(`users/${uid}`).set(user({ email, language: "es", ...profile }));
  return {
    uid,
    email,
    name,
    ask: (clinicianId: string, reason = "") =>
      postAs(idToken, treatmentEndpoints.requestTreatment.path, { clinicianId, reason }),
    async find(wish: Partial<ClinicianWish>, after: string | null = null) {
      const body = { wish: { ...any, ...wish }, after };
      const answer = await postAs(idToken, treatmentEndpoints.findClinicians.path, body);
      return treatmentEndpoints.findClinicians.output.parse(await answer.json());
    },
  };
}

/** What is stored about two people: their request, who treats the patient, and the audit log. */
export async function storedBetween(patientId: string, clinicianId: string) {
  const id = treatmentRequestId({ patientId, clinicianId });
  const [request, treated, log] = await Promise.all([
    firestore.doc(`treatmentRequests/${id}`).get(),
    firestore.doc(`patients/${patientId}`).get(),
    firestore.collection("auditLog").where("uid", "==", patientId).get(),
  ]);
  return {
    status: String(request.get("status") ?? "none"),
    clinicians: [treated.get("clinicians")].flat().map(String),
    log: log.docs.map((entry) => entry.data()),
  };
}

/** The kinds of a user's notifications. */
export async function bellsOf(uid: string): Promise<string[]> {
  const { docs } = await firestore.collection(`notifications/${uid}/items`).get();
  return docs.map((item) => String(item.get("kind")));
}
