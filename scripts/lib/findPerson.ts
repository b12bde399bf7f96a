import { leadUniqueKeys } from "@salvia/domain/lead/leadUniqueKeys";
import { collections } from "@salvia/domain/shared/collections";
import type { App } from "firebase-admin/app";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";

import { Complaint } from "./report.ts";

export type FoundPerson = { account: UserRecord | null; leadId: string | null };

/**
 * Finds a person by email address, or by the id of a lead or an account.
 *
 * @throws Complaint if there is no such person
 */
export async function findPerson(app: App, who: string): Promise<FoundPerson> {
  const auth = getAuth(app);
  const email = who.includes("@") ? who.toLowerCase() : null;
  const account = await orNull(email === null ? auth.getUser(who) : auth.getUserByEmail(email));
  const firestore = getFirestore(app);
  const leadId = email === null ? who : await leadWith(firestore, email);
  const isLead =
    leadId !== null && (await firestore.collection(collections.leads).doc(leadId).get()).exists;
  if (account === null && !isLead) throw new Complaint(`There is no account and no lead ${who}.`);
  return { account, leadId: isLead ? leadId : null };
}

/** The id of the lead that has an email address, or null. */
async function leadWith(firestore: Firestore, email: string): Promise<string | null> {
  const [key] = leadUniqueKeys({ email, phone: null, identityDocument: null }).values();
  if (key === undefined) return null;
  const id: unknown = (await firestore.collection(collections.leadKeys).doc(key).get()).get(
    "leadId",
  );
  return typeof id === "string" ? id : null;
}

async function orNull(account: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await account;
  } catch (error) {
    const code: unknown = error instanceof Error && "code" in error ? error.code : null;
    if (code === "auth/user-not-found" || code === "auth/invalid-uid") return null;
    throw error;
  }
}
