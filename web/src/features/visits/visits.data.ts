import { appointmentSchema, type Appointment } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import type { Language } from "@salvia/domain/languages";
import { signalsPath, visitClosesAt, visitSchema, type Visit } from "@salvia/domain/visit";
import {
  deleteDoc,
  doc,
  getDocs,
  limit,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { declaredQuery, declaredQueryAt } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import type { Source } from "../../firebase/live.tsx";
import { visitQueries } from "./visitQueries.ts";

/** `fresh` is false while the server has not confirmed what is there; `visit` is null before it begins. */
type LiveVisit = { visit: Visit | null; fresh: boolean };

export type WaitingVisit = Visit & { id: string };

/** The appointment of a visit; null where it cannot be read. */
export function visitAppointment(id: string): Source<Appointment | null> {
  return (onValue, onError) =>
    onSnapshot(
      doc(firestore(), collections.appointments, id),
      (snapshot) => onValue(readDocument(appointmentSchema, snapshot)),
      onError,
    );
}

/** A visit, from before it begins. */
export function oneVisit(id: string): Source<LiveVisit> {
  return (onValue, onError) =>
    onSnapshot(
      visitDocument(id),
      { includeMetadataChanges: true },
      (snapshot) =>
        onValue({
          visit: readDocument(visitSchema, snapshot),
          fresh: !snapshot.metadata.fromCache,
        }),
      onError,
    );
}

/** Who waits for a clinician, longest first; 50 at most. */
export function waitingVisits(clinicianId: string): Source<readonly WaitingVisit[]> {
  return (onValue, onError) =>
    onSnapshot(
      declaredQuery(visitQueries.waiting, [clinicianId, "waiting"], limit(50)),
      (snapshot) => {
        const visits = snapshot.docs.flatMap((document) => {
          const visit = readDocument(visitSchema, document);
          return visit === null ? [] : [{ id: document.id, ...visit }];
        });
        onValue(visits.toSorted((a, b) => a.waitingSince.getTime() - b.waitingSince.getTime()));
      },
      onError,
    );
}

/**
 * Has the patient enter the waiting room of an appointment.
 *
 * @param session this page's own id
 * @throws FirebaseError
 */
export async function enterVisit(
  id: string,
  appointment: Appointment,
  language: Language,
  session: string,
): Promise<void> {
  const { clinicianId, patientId, patientName } = appointment;
  const visit: Record<keyof Visit, unknown> = {
    clinicianId,
    patientId,
    patientName,
    language,
    state: "waiting",
    waitingSince: serverTimestamp(),
    seenAt: serverTimestamp(),
    patientSession: session,
    clinicianSession: null,
    admittedAt: null,
    endedAt: null,
    expireAt: visitClosesAt(appointment),
  };
  await setDoc(visitDocument(id), visit);
}

/** Says that the patient is there, and at which page. @throws FirebaseError */
export async function sayHere(id: string, session: string): Promise<void> {
  await updateDoc(visitDocument(id), { seenAt: serverTimestamp(), patientSession: session });
}

/** Lets the patient in, to this page of the clinician's. @throws FirebaseError */
export async function admit(id: string, session: string): Promise<void> {
  await updateDoc(visitDocument(id), {
    state: "admitted",
    admittedAt: serverTimestamp(),
    clinicianSession: session,
  });
}

/** Goes on at this page of the clinician's. @throws FirebaseError */
export async function comeBack(id: string, session: string): Promise<void> {
  await updateDoc(visitDocument(id), { clinicianSession: session });
}

/** Ends a visit for both, and deletes what their pages have said. @throws FirebaseError */
export async function endVisit(id: string): Promise<void> {
  await updateDoc(visitDocument(id), { state: "ended", endedAt: serverTimestamp() });
  // What is left over expires: nobody need be told that it could not be deleted now.
  await clearSignals(id).catch(() => {});
}

async function clearSignals(id: string): Promise<void> {
  const left = declaredQueryAt(signalsPath(id), visitQueries.signals, [], limit(100));
  const { docs } = await getDocs(left);
  await Promise.all(docs.map(({ ref }) => deleteDoc(ref)));
}

function visitDocument(id: string): DocumentReference {
  return doc(firestore(), collections.visits, id);
}
