import { startWithin, type SignIn } from "./sessionDecision.ts";

/** Whether a sign-in is recent enough for an action that requires the user to be present. */
export function isRecent({ signedInAt }: Pick<SignIn, "signedInAt">, now: Date): boolean {
  return now.getTime() / 1000 - signedInAt <= startWithin;
}
