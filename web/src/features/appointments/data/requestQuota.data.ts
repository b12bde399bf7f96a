import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import {
  requestPlacesSchema,
  requestQuotaOf,
  type RequestQuota,
} from "@salvia/domain/scheduling/requestQuota";
import {
  doc,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";

/** The patient has reached a limit of pending or daily requests. */
export class NoRoomForRequest extends Error {
  readonly room: Exclude<RequestQuota, { kind: "free" }>;

  constructor(room: NoRoomForRequest["room"]) {
    super(`no room: ${room.kind}`);
    this.room = room;
  }
}

/**
 * Returns the write that counts a new request against the patient's limits. Reads at most six
 * documents.
 *
 * @throws NoRoomForRequest if too many requests are pending or were made within a day
 */
export async function countedRequest(
  reads: Transaction,
  { id, patientId }: { id: string; patientId: string },
  now: Date,
): Promise<[DocumentReference, DocumentData]> {
  const reference = doc(firestore(), collections.requestPlaces, patientId);
  const stored = await reads.get(reference);
  const counted = readDocument(requestPlacesSchema, stored);
  const latest = async (appointmentId: string) =>
    readDocument(
      appointmentSchema,
      await reads.get(doc(firestore(), collections.appointments, appointmentId)),
    );
  const room = await requestQuotaOf(counted, latest, now);
  if (room.kind !== "free") throw new NoRoomForRequest(room);
  const { place, turn } = room;
  // Writes the stored timestamps back unchanged: a `Date` would lose their microseconds.
  const { places, madeAt } = stored.data() ?? {};
  return [
    reference,
    {
      appointmentId: id,
      place,
      turn,
      places: { ...places, [place]: id },
      madeAt: { ...madeAt, [turn]: serverTimestamp() },
    },
  ];
}
