import { appointmentSchema } from "@salvia/domain/appointment";
import { collections } from "@salvia/domain/collections";
import { freePlace, requestPlaceId, requestPlaceSchema } from "@salvia/domain/requestPlace";
import { doc, type DocumentReference, type Transaction } from "firebase/firestore";

import { readDocument } from "../../firebase/converters.ts";
import { firestore } from "../../firebase/firestore.ts";

/** All places of a patient's requests are taken. */
export class NoPlaceLeft extends Error {}

/**
 * A place for one more request of a patient's, the first that is free. It reads ten documents at most.
 *
 * @throws NoPlaceLeft where as many requests wait as may
 */
export async function placeForRequest(
  reads: Transaction,
  patientId: string,
  now: Date,
): Promise<DocumentReference> {
  const referenceTo = (place: Parameters<typeof requestPlaceId>[1]) =>
    doc(firestore(), collections.requestPlaces, requestPlaceId(patientId, place));
  const free = await freePlace(async (place) => {
    const held = readDocument(requestPlaceSchema, await reads.get(referenceTo(place)));
    if (held === null) return null;
    const asked = doc(firestore(), collections.appointments, held.appointmentId);
    return readDocument(appointmentSchema, await reads.get(asked));
  }, now);
  if (free === null) throw new NoPlaceLeft();
  return referenceTo(free);
}
