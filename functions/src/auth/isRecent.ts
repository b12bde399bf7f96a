import { startWithin, type SignIn } from "./sessionDecision.ts";

/** Whether a sign-in is young enough for what only its user, at the keyboard now, may do. */
export function isRecent({ signedInAt }: Pick<SignIn, "signedInAt">, now: Date): boolean {
  return now.getTime() / 1000 - signedInAt <= startWithin;
}
