import { randomUUID } from "node:crypto";

import type { User } from "@salvia/domain/account/user";
import type { Role } from "@salvia/domain/account/role";
import type { Firestore } from "firebase-admin/firestore";

import { user } from "../../../seed/users.ts";

/** A user in the directory with a profile, but without an account, because they never sign in. */
export async function staffMember(
  firestore: Firestore,
  profile: Partial<User> = {},
  role: Role = "sales",
) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), user({ email, ...profile }));
  const entry = { name: "Noa Benítez", role, specialty: null, languages: [], timezone: null };
  batch.set(firestore.doc(`staff/${uid}`), entry);
  await batch.commit();
  return { uid, email };
}

/** Notification settings with only the given ones enabled. */
export function wants(...wanted: readonly (keyof User["notifications"])[]) {
  const notifications = {
    newLeads: false,
    conversions: false,
    monthlyReport: false,
    appointments: false,
    appointmentReminders: false,
    messages: false,
    nextStepMails: false,
    nextStepBells: false,
    mentions: false,
  };
  for (const one of wanted) notifications[one] = true;
  return { notifications };
}
