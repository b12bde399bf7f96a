import { collections } from "@salvia/domain/shared/collections";
import type { UserSettings } from "@salvia/domain/account/user";
import type { UnitSystem } from "@salvia/domain/account/unitSystem";
import { doc, updateDoc } from "firebase/firestore";

import { firestore } from "../../firebase/firestore.ts";

/** The part of a user's own document that the settings page changes. */
export type Settings = Pick<UserSettings, "language" | "timezone" | "notifications">;

/**
 * Saves a user's own settings. Resolves once the server has confirmed them; without a connection it
 * waits.
 *
 * @throws FirebaseError
 */
export async function saveSettings(
  uid: string,
  { language, timezone, notifications }: Settings,
): Promise<void> {
  const document = doc(firestore(), collections.users, uid);
  await updateDoc(document, { language, timezone, notifications });
}

/** The settings for a user's own appointments and messages, which are on until their user turns them off. */
export type AppointmentSetting = "appointments" | "appointmentReminders" | "messages";

/**
 * Turns notifications about a user's own appointments on or off. Resolves as `saveSettings`.
 *
 * @throws FirebaseError
 */
export async function saveAppointmentSetting(
  uid: string,
  setting: AppointmentSetting,
  wanted: boolean,
): Promise<void> {
  const document = doc(firestore(), collections.users, uid);
  await updateDoc(document, { [`notifications.${setting}`]: wanted });
}

/**
 * Remembers the units in which a user reads and types values. Resolves as `saveSettings`.
 *
 * @throws FirebaseError
 */
export async function saveUnits(uid: string, units: UnitSystem): Promise<void> {
  await updateDoc(doc(firestore(), collections.users, uid), { units });
}
