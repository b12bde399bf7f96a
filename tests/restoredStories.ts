import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type Firestore,
} from "firebase/firestore";

import { objectOf, textOf } from "../scripts/lib/json.ts";
import { openAppointment } from "./restoring.ts";

/** Signs in with the demo's password and works as that person, under the rules. */
export async function as<T>(
  project: string,
  email: string,
  work: (firestore: Firestore, uid: string) => Promise<T>,
): Promise<T> {
  const { localId, idToken } = await signIn(project, email);
  const app = initializeApp({ projectId: project }, `${project} ${email}`);
  try {
    const firestore = getFirestore(app);
    const [host = "", port] = (process.env["FIRESTORE_EMULATOR_HOST"] ?? "").split(":");
    connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: idToken });
    return await work(firestore, localId);
  } finally {
    await deleteApp(app);
  }
}

/** The Auth emulator knows a browser's requests only for its own project, and others by this id. */
async function signIn(targetProjectId: string, email: string) {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const method = "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";
  const credentials = { email, password: "salvia-demo", returnSecureToken: true, targetProjectId };
  const response = await fetch(`http://${host}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify(credentials),
  });
  const { localId, idToken } = objectOf(await response.json());
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  return { localId: textOf(localId), idToken: textOf(idToken) };
}

/** The names of a salesperson's newest leads, as their list shows them. */
export async function newestLeads(firestore: Firestore, uid: string): Promise<readonly string[]> {
  const newest = [where("ownerId", "==", uid), orderBy("createdAt", "desc"), limit(20)];
  const { docs } = await getDocs(query(collection(firestore, "leads"), ...newest));
  return docs.map((lead) => String(lead.get("firstName")));
}

/** Opens the record of the patient whose appointment is now; the number of its measurements. */
export async function openRecord(firestore: Firestore, uid: string): Promise<number> {
  const appointment = await getDoc(doc(firestore, "appointments", openAppointment));
  const startsAt: unknown = appointment.get("startsAt");
  if (!(startsAt instanceof Timestamp)) throw new Error("The appointment has no time.");
  const patientId = String(appointment.get("patientId"));
  const entry = doc(collection(firestore, "auditLog"));
  const [at, until] = [serverTimestamp(), new Date(startsAt.toMillis() + 90 * 60_000)];
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, "recordAccess", `${patientId}_${uid}`), {
    patientId,
    clinicianId: uid,
    appointmentId: openAppointment,
    openedAt: at,
    until,
    auditId: entry.id,
  });
  batch.set(entry, {
    action: "recordOpened",
    appointmentId: openAppointment,
    startsAt,
    flagged: false,
    reason: null,
    uid: patientId,
    by: uid,
    at,
  });
  await batch.commit();
  const vitals = query(collection(firestore, `records/${patientId}/vitals`), limit(100));
  return (await getDocs(vitals)).size;
}
