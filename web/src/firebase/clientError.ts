import type { ClientError } from "@salvia/domain/errors";
import { FirebaseError } from "firebase/app";

/** What went wrong, as something a user can act on; `id` names the log line of an unknown error. */
export type Failure = { code: ClientError; id: string | null };

/**
 * The one translator from what Firestore and the identity provider throw. An error it does not know
 * is logged under an id that the user can read out. Call it where the error is caught, not in render:
 * it logs once per call.
 */
export function failureOf(error: unknown): Failure {
  const known = error instanceof FirebaseError ? codes.get(bareCode(error.code)) : undefined;
  if (known !== undefined) return { code: known, id: null };
  const id = readableId();
  console.error("unknown-error", id, error);
  return { code: "unknown", id };
}

// Firestore's codes come bare, Auth's with the service's name before them.
const codes: ReadonlyMap<string, ClientError> = new Map([
  ["permission-denied", "not-allowed"],
  ["unauthenticated", "signed-out"],
  ["not-found", "not-found"],
  ["aborted", "changed-meanwhile"],
  ["failed-precondition", "changed-meanwhile"],
  ["already-exists", "changed-meanwhile"],
  ["unavailable", "offline"],
  ["deadline-exceeded", "offline"],
  ["resource-exhausted", "too-many-attempts"],
  ["auth/invalid-credential", "wrong-credentials"],
  ["auth/invalid-email", "wrong-credentials"],
  ["auth/user-not-found", "wrong-credentials"],
  ["auth/wrong-password", "wrong-credentials"],
  ["auth/too-many-requests", "too-many-attempts"],
  ["auth/user-disabled", "account-disabled"],
  ["auth/user-token-expired", "signed-out"],
  ["auth/invalid-user-token", "signed-out"],
  ["auth/requires-recent-login", "signed-out"],
  ["auth/network-request-failed", "offline"],
]);

function bareCode(code: string): string {
  return code.startsWith("firestore/") ? code.slice("firestore/".length) : code;
}

/** Eight characters that survive being read out over the telephone: no 0, 1, I, L, O or U. */
function readableId(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
  return `${id.slice(0, 4)}-${id.slice(4)}`;
}
