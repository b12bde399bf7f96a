import { staffSchema } from "@salvia/domain/account/staff";
import {
  storedAvailabilitySchema,
  usualAvailability,
  type Availability,
} from "@salvia/domain/scheduling/availability";
import { collections } from "@salvia/domain/shared/collections";
import { doc, getDoc } from "firebase/firestore";

import { readDocument } from "../../../firebase/readDocument.ts";
import { firestore } from "../../../firebase/firestore.ts";
import { liveDocument } from "../../../firebase/liveQuery/liveDocument.ts";

/** What a clinician has stated about their availability; null until they do. */
export const statedAvailability = liveDocument(
  storedAvailabilitySchema,
  (clinicianId: string) => `${collections.availability}/${clinicianId}`,
);

/**
 * When a clinician can be booked, read once.
 *
 * @throws FirebaseError
 */
export async function readAvailability(clinicianId: string): Promise<Availability> {
  const [stated, entry] = await Promise.all([
    getDoc(doc(firestore(), collections.availability, clinicianId)),
    getDoc(doc(firestore(), collections.staff, clinicianId)),
  ]);
  return (
    readDocument(storedAvailabilitySchema, stated) ??
    usualAvailability(readDocument(staffSchema, entry)?.timezone ?? "UTC")
  );
}
