import { useEffect, useRef } from "react";

import { isBackFromGoogle } from "../../session/google/pendingRedirect.ts";
import type { SignIn } from "./useSignIn.ts";

/**
 * Completes the sign-in of a tab that returns from Google after a redirect, used when no popup
 * could open.
 */
export function useGoogleReturn(signIn: SignIn): void {
  const latest = useRef(signIn);
  useEffect(() => {
    latest.current = signIn;
  });
  useEffect(() => {
    if (!isBackFromGoogle()) return;
    void latest.current.signInWith("google", async () => {
      const { resumeGoogle } = await import("../../session/google/withGoogle.ts");
      return resumeGoogle();
    });
  }, []);
}
