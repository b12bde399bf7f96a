import { useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { PopupWay } from "../../session/popup/pendingRedirect.ts";
import type { SignInMethod } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";

/** The sign-in methods available without another view. */
export type SignInWay = "password" | "passkey" | "autofill" | PopupWay;

export interface SignInOptions {
  /** Called with true when a sign-in starts and with false when it fails. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null, way: SignInWay) => void;
}

export interface SignIn {
  /** The method currently running. */
  running: SignInWay | null;
  /** Why the last attempt failed, unless the session or the fields show it. */
  failure: Failure | null;
  /** Counts failures, so that the message takes the focus each time. */
  failedAttempts: number;
  /**
   * @param load returns the method; most load their script on demand
   * @returns whether the user is signed in and leaving this document
   */
  signInWith: (
    way: SignInWay,
    load: () => SignInMethod | Promise<SignInMethod>,
  ) => Promise<boolean>;
  /** Callbacks for a method that runs on its own, so that methods run one at a time. */
  delegate: (way: SignInWay) => {
    onSigningIn: (signingIn: boolean) => void;
    onSignedIn: (redirectPath: string | null) => void;
    onFailure: (failure: Failure | null) => void;
  };
  /** Records a failure that happened outside `signInWith`. */
  fail: (failure: Failure | null) => void;
}

/** Signs in with one method at a time and keeps the last failure. */
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
      // The button stays busy until the next document loads.
      onSignedIn(outcome.redirectPath, way);
      return true;
    }
    if (outcome.kind !== "canceled") fail(outcome.kind === "refused" ? outcome.failure : null);
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
      // A loaded method starts in the click's own task, or the browser would block its popup.
      return await session.signIn(method instanceof Promise ? await method : method);
    } catch (error) {
      return { kind: "refused", failure: failureOf(error) } as const;
    }
  }

  return { running, failure, failedAttempts, signInWith, delegate, fail };
}
