import type { Role } from "@salvia/domain/account/role";
import { listingIn, isStaffRole, type Staff } from "@salvia/domain/account/staff";
import type { User } from "@salvia/domain/account/user";

import { user } from "../users.ts";

export type DemoAccount = {
  uid: string;
  email: string;
  password: string;
  role: Role;
  name: string;
  /** An alternative to the email address for signing in. */
  username: string | null;
  timezone: string;
};

export const demoAccounts: readonly DemoAccount[] = [
  account("sales", "sales", "Lucía Ferrer", "Europe/Madrid"),
  account("sales2", "sales", "Tomás Oliveira", "Europe/Lisbon"),
  account("doctor", "medical", "Camille Laurent", "Europe/Paris"),
  account("doctor2", "medical", "Daniel Okafor", "Europe/London"),
  account("doctor3", "medical", "Inés Valdés", "Europe/Madrid"),
  account("member", "member", "Beatriz Nogueira", "America/Sao_Paulo"),
  account("admin", "admin", "Helen Whitcombe", "Europe/Madrid"),
];

/** The `users/{uid}` document of an account, created half a year ago. */
export function demoUser({ name, username, email, timezone }: DemoAccount, now: Date): User {
  const createdAt = new Date(now.getTime() - 180 * 24 * 60 * 60 * 1000);
  // English for everyone, so that the demo looks the same for every account.
  return user({
    displayName: name,
    username,
    email,
    verifiedEmail: email,
    timezone,
    poolSeenAt: new Date(now.getTime() - 24 * 60 * 60 * 1000),
    createdAt,
    roleChangedAt: createdAt,
  });
}

/** The `staff/{uid}` document of an account; null if the person does not work for the insurer. */
export function demoStaff({ uid, name, role, timezone }: DemoAccount): Staff | null {
  if (!isStaffRole(role)) return null;
  return { name, role, timezone, ...(practices[uid] ?? { specialty: null, languages: [] }) };
}

const practices: Readonly<Record<string, Pick<Staff, "specialty" | "languages" | "listing">>> = {
  "demo-doctor": {
    specialty: "generalMedicine",
    languages: ["fr", "en", "pt"],
    listing: listingIn("New York"),
  },
  "demo-doctor2": { specialty: "cardiology", languages: ["en", "es"], listing: listingIn("Miami") },
  "demo-doctor3": {
    specialty: "dermatology",
    languages: ["es", "pt", "en"],
    listing: listingIn("Newark"),
  },
};

function account(local: string, role: Role, name: string, timezone: string): DemoAccount {
  const email = `${local}@salvia.example`;
  const username = local === "sales" ? "lucia" : null;
  return { uid: `demo-${local}`, email, password: "salvia-demo", role, name, username, timezone };
}
