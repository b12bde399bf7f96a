import { randomUUID } from "node:crypto";

import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Invitation } from "@salvia/domain/account/account";

import { account, auth, firestore } from "../support/accounts.ts";
import { answerMailRequests } from "../support/mails.ts";
import { postAs } from "../support/site.ts";

/** An administrator who checks and sends the rows of a file. */
export async function administrator() {
  const { uid, idToken } = await account({ role: "admin", emailVerified: true });
  const ask =
    (endpoint: "checkInvitations" | "sendInvitations") =>
    async (...invitations: readonly Invitation[]) => {
      const response = await postAs(idToken, accessEndpoints[endpoint].path, { invitations });
      const body: unknown = await response.json();
      const { success, data } = accessEndpoints[endpoint].output.safeParse(body);
      return success ? data.outcomes : { status: response.status, body };
    };
  return { uid, idToken, check: ask("checkInvitations"), send: ask("sendInvitations") };
}

/** A row of a file, with an address that no account has. */
export function rowOf(change: Partial<Invitation> = {}): Invitation {
  const email = `row-${randomUUID()}@example.com`;
  return { email, name: "Camille Laurent", role: "sales", language: "fr", ...change };
}

/** What invitations have left of an address: its account, its log, and its emails. */
export async function stored(email: string) {
  const { uid, customClaims, passwordHash, displayName } = await auth.getUserByEmail(email);
  const [log, record] = await Promise.all([
    firestore.collection("auditLog").where("uid", "==", uid).get(),
    firestore.doc(`accessChanges/${uid}`).get(),
  ]);
  await answerMailRequests();
  const mails = await firestore.collection("mail").where("to", "==", email).get();
  return {
    name: displayName,
    role: customClaims?.["role"] ?? null,
    hasPassword: passwordHash !== undefined,
    isPending: (record.get("pending") ?? null) !== null,
    log: log.docs.map((entry) => String(entry.get("action"))).toSorted(),
    mails: mails.size,
  };
}

/** What one invitation leaves. */
export const invitedOnce = {
  name: "Camille Laurent",
  role: "sales",
  hasPassword: false,
  isPending: false,
  log: ["accountInvited", "roleChanged"],
  mails: 1,
};
