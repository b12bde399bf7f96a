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

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";

/** The patient has no place or no turn left for a request. */
export class NoRoomForRequest extends Error {
  readonly room: Exclude<RequestQuota, { kind: "free" }>;

  constructor(room: NoRoomForRequest["room"]) {
    super(`no room: ${room.kind}`);
    this.room = room;
  }
}

/**
 * What to write to a patient's request places with a new request. It reads six documents at most.
 *
 * @throws NoRoomForRequest where too many requests wait, or too many were made within a day
 */
export async function countedRequest(
  reads: Transaction,
  { id, patientId }: { id: string; patientId: string },
  now: Date,
): Promise<[DocumentReference, DocumentData]> {
  const reference = doc(firestore(), collections.requestPlaces, patientId);
  const stored = await reads.get(reference);
  const held = readDocument(requestPlacesSchema, stored);
  const latest = async (appointmentId: string) =>
    readDocument(
      appointmentSchema,
      await reads.get(doc(firestore(), collections.appointments, appointmentId)),
    );
  const room = await requestQuotaOf(held, latest, now);
  if (room.kind !== "free") throw new NoRoomForRequest(room);
  const { place, turn } = room;
  // Timestamps go back as they came: a `Date` would lose their microseconds.
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
