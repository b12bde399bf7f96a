import { useState } from "react";

import { failureOf, type Failure } from "../firebase/clientError.ts";
import type { SignInMethod } from "../session/signInMethod.ts";
import { useSession } from "../session/useAuth.ts";

/** The ways in that the sign-in form offers without another view. */
export type SignInWay = "password" | "passkey" | "google";

export interface SignInOptions {
  /** Called with true when a sign-in begins and with false when it has failed. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null, way: SignInWay) => void;
}

export interface SignIn {
  /** The way that is being tried at this moment. */
  running: SignInWay | null;
  /** Why the last attempt has failed, unless the session or the fields tell. */
  failure: Failure | null;
  /** Counts what has failed, so that each time the message can take the focus. */
  failedAttempts: number;
  /**
   * @param load gives the method; most come with a script that is loaded when they are asked for
   * @returns whether the user is signed in and on their way out of this document
   */
  signInWith: (
    way: SignInWay,
    load: () => SignInMethod | Promise<SignInMethod>,
  ) => Promise<boolean>;
  /** What a way that does its own work is given, so that it takes its turn among the others. */
  delegate: (way: SignInWay) => {
    onSigningIn: (signingIn: boolean) => void;
    onSignedIn: (redirectPath: string | null) => void;
    onFailure: (failure: Failure | null) => void;
  };
  /** Takes note of something that has failed by itself. */
  fail: (failure: Failure | null) => void;
}

/** Signs in by one way at a time, and remembers why the last attempt has failed. */
export function useSignIn({ onSigningIn, onSignedIn }: SignInOptions): SignIn {
  const session = useSession();
  const [running, setRunning] = useState<SignInWay | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);

  function fail(reason: Failure | null) {
    setFailure(reason);
    setFailedAttempts((count) => count + 1);
  }

  async function signInWith(way: SignInWay, load: () => SignInMethod | Promise<SignInMethod>) {
    if (running !== null) return false;
    setRunning(way);
    setFailure(null);
    onSigningIn(true);
    const outcome = await attempt(load);
    if (outcome.kind === "signed-in") {
      // The button stays busy until the next document is there.
      onSignedIn(outcome.redirectPath, way);
      return true;
    }
    if (outcome.kind !== "cancelled") fail(outcome.kind === "refused" ? outcome.failure : null);
    setRunning(null);
    onSigningIn(false);
    return false;
  }

  function delegate(way: SignInWay) {
    return {
      onSigningIn(signingIn: boolean) {
        setRunning(signingIn ? way : null);
        if (signingIn) setFailure(null);
        onSigningIn(signingIn);
      },
      onSignedIn: (redirectPath: string | null) => onSignedIn(redirectPath, way),
      onFailure: fail,
    };
  }

  async function attempt(load: () => SignInMethod | Promise<SignInMethod>) {
    try {
      const method = load();
      // A method that is at hand begins in the click's own task, or its popup would be blocked.
      return await session.signIn(method instanceof Promise ? await method : method);
    } catch (error) {
      return { kind: "refused", failure: failureOf(error) } as const;
    }
  }

  return { running, failure, failedAttempts, signInWith, delegate, fail };
}
