import { useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod, SignInOutcome } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";

type UnlockMethod = "password" | "passkey";

/** Signs the user in again, one attempt at a time, and reports why the last one failed. */
export function useUnlock() {
  const session = useSession();
  const [running, setRunning] = useState<UnlockMethod | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** @returns whether the document is unlocked or about to be */
  async function by(
    method: UnlockMethod,
    load: () => SignInMethod | Promise<SignInMethod>,
  ): Promise<boolean> {
    if (running !== null) return true;
    setRunning(method);
    setFailure(null);
    const outcome = await attempt(load);
    setRunning(null);
    if (outcome.kind === "refused") setFailure(outcome.failure);
    return outcome.kind === "signed-in";
  }

  async function attempt(load: () => SignInMethod | Promise<SignInMethod>): Promise<SignInOutcome> {
    try {
      return await session.signIn(await load());
    } catch (error) {
      // The script for this way to sign in could not be loaded.
      return { kind: "refused", failure: failureOf(error) };
    }
  }

  return { running, failure, by };
}
