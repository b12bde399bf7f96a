import { appointmentSchema, type Appointment } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import type { Language } from "@salvia/domain/shared/language";
import {
  visitClosesAt,
  visitSchema,
  type Visit,
  type VisitSide,
} from "@salvia/domain/scheduling/visit";
import {
  deleteField,
  doc,
  limit,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from "firebase/firestore";

import { readDocument } from "../../firebase/readDocument.ts";
import { declaredQuery } from "../../firebase/declaredQuery.ts";
import { firestore } from "../../firebase/firestore.ts";
import { liveCollectionState, withId } from "../../firebase/liveQuery/liveCollection.ts";
import { liveDocument, liveDocumentState, liveMap } from "../../firebase/liveQuery/liveDocument.ts";
import { unloadWrite } from "../../firebase/unloadWrite.ts";
import { visitQueries } from "./visitQueries.ts";

/** `fresh` is false until the server confirms the data; `visit` is null before the visit begins. */
type LiveVisit = { visit: Visit | null; fresh: boolean };

export type WaitingVisit = Visit & { id: string };

/** `fresh` is false while the server is unreachable, when it is unknown who has left. */
export type WaitingList = { visits: readonly WaitingVisit[]; fresh: boolean };

/** The appointment of a visit; null if it cannot be read. */
export const visitAppointment = liveDocument(
  appointmentSchema,
  (id: string) => `${collections.appointments}/${id}`,
);

/** A visit, live; its `visit` is null until it begins. */
export const oneVisit = liveMap(
  liveDocumentState(visitSchema, (id: string) => `${collections.visits}/${id}`),
  ({ data, fresh }): LiveVisit => ({ visit: data, fresh }),
);

/** Visits whose patient waits for the clinician or is in the call, longest wait first; at most 50. */
export const waitingVisits = liveMap(
  liveCollectionState((clinicianId: string) => ({
    query: declaredQuery(visitQueries.waiting, [clinicianId, ["waiting", "admitted"]], limit(50)),
    schema: visitSchema,
    row: withId<Visit>,
  })),
  ({ rows, fresh }): WaitingList => ({
    visits: rows.toSorted((a, b) => a.waitingSince.getTime() - b.waitingSince.getTime()),
    fresh,
  }),
);

/**
 * Enters the patient into the waiting room of an appointment.
 *
 * @param session the id of this page
 * @param returns whether they return to the same visit, which keeps the time of its start
 * @throws FirebaseError
 */
export async function enterWaitingRoom(
  id: string,
  appointment: Appointment,
  language: Language,
  session: string,
  returns: boolean,
): Promise<void> {
  const { clinicianId, patientId, patientName } = appointment;
  const visit: Omit<Record<keyof Visit, unknown>, "startedAt"> = {
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
    aloneSince: deleteField(),
    endedAt: null,
    expireAt: visitClosesAt(appointment),
    ...(!returns && { startedAt: deleteField() }),
  };
  await setDoc(visitDocument(id), visit, { merge: true });
}

/** Records that the patient is still present on this page. @throws FirebaseError */
export async function updatePresence(id: string, session: string): Promise<void> {
  await updateDoc(visitDocument(id), { seenAt: serverTimestamp(), patientSession: session });
}

/**
 * Moves the patient's place from another page to this one. Uses a transaction because the other
 * page may give up the place at the same moment.
 *
 * @throws FirebaseError
 */
export async function takePatientPlace(id: string, session: string): Promise<void> {
  await runTransaction(firestore(), async (transaction) => {
    const visit = readDocument(visitSchema, await transaction.get(visitDocument(id)));
    if (visit === null || visit.state === "ended") return;
    transaction.update(visitDocument(id), {
      state: visit.admittedAt === null ? "waiting" : "admitted",
      seenAt: serverTimestamp(),
      patientSession: session,
    });
  });
}

/**
 * Asks whether the clinician is in the call. Names no session: the patient may have continued on
 * another page. @throws FirebaseError
 */
export async function askForClinician(id: string): Promise<void> {
  await updateDoc(visitDocument(id), {
    seenAt: serverTimestamp(),
    aloneSince: serverTimestamp(),
  });
}

/** Answers that the clinician is in the call, on whichever page. @throws FirebaseError */
export async function answerPatient(id: string): Promise<void> {
  await updateDoc(visitDocument(id), { aloneSince: null });
}

/**
 * Takes the patient off the waiting list or out of the call, or the clinician out of the call. It
 * writes the session too, so the rules deny it if another page holds the place by now.
 *
 * @throws FirebaseError
 */
export async function leaveVisit(id: string, side: VisitSide, session: string): Promise<void> {
  const { fields, times } = leftBy(side, session);
  const now = Object.fromEntries(times.map((name) => [name, serverTimestamp()]));
  await updateDoc(visitDocument(id), { ...fields, ...now });
}

/** Like `leaveVisit`, but while the page unloads. @throws if the server is unreachable */
export async function leaveOnUnload(
  id: string,
  side: VisitSide,
  session: string,
  idToken: () => Promise<string>,
): Promise<void> {
  const { fields, times } = leftBy(side, session);
  await unloadWrite(visitDocument(id).path, fields, await idToken(), times);
}

type Leaving = { fields: Record<string, string>; times: readonly (keyof Visit)[] };

function leftBy(side: VisitSide, session: string): Leaving {
  return side === "patient"
    ? { fields: { state: "left", patientSession: session } satisfies Partial<Visit>, times: [] }
    : { fields: { clinicianSession: session } satisfies Partial<Visit>, times: ["aloneSince"] };
}

/**
 * Admits the patient to a call with this page of the clinician.
 *
 * @param isFirst whether the visit starts now
 * @throws FirebaseError
 */
export async function admitPatient(id: string, session: string, isFirst: boolean): Promise<void> {
  await updateDoc(visitDocument(id), {
    state: "admitted",
    admittedAt: serverTimestamp(),
    clinicianSession: session,
    ...(isFirst && { startedAt: serverTimestamp() }),
  });
}

/** Says that the clinician is in the call, on this page. @throws FirebaseError */
export async function takeClinicianPlace(id: string, session: string): Promise<void> {
  await updateDoc(visitDocument(id), { clinicianSession: session, aloneSince: null });
}

/** Ends a visit for both. The server deletes its signals. @throws FirebaseError */
export async function endVisit(id: string): Promise<void> {
  await updateDoc(visitDocument(id), { state: "ended", endedAt: serverTimestamp() });
}

function visitDocument(id: string): DocumentReference {
  return doc(firestore(), collections.visits, id);
}
