import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue, getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import type { Written } from "../../platform/documentWritten.ts";
import { stored } from "../../platform/stored.ts";

/** Gives the feeds of an appointment's participants another `ETag`, so that programs read them again. */
export async function touchFeeds({ before, after }: Written): Promise<void> {
  const participants = [before, after].flatMap((each) => {
    const appointment = each && stored(appointmentSchema, each);
    return appointment === null ? [] : [appointment.clinicianId, appointment.patientId];
  });
  const feeds = getFirestore(adminApp)
    .collection(collections.calendarFeeds)
    .where("uid", "in", [...new Set(participants)]);
  // Now, and not when the event happened: events arrive in any order, and each must change the tag.
  const changedAt = FieldValue.serverTimestamp();
  const { docs } = await feeds.get();
  await Promise.all(docs.map(({ ref }) => ref.update({ changedAt })));
}
