import { useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { SignInMethod, SignInOutcome } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";

type Way = "password" | "passkey";

/** Signs in once more by one way at a time, and says why the last attempt has failed. */
export function useUnlock() {
  const session = useSession();
  const [running, setRunning] = useState<Way | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** @returns whether the document is open again, or on its way there */
  async function by(way: Way, load: () => SignInMethod | Promise<SignInMethod>): Promise<boolean> {
    if (running !== null) return true;
    setRunning(way);
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
      // The script of the way could not be loaded.
      return { kind: "refused", failure: failureOf(error) };
    }
  }

  return { running, failure, by };
}
