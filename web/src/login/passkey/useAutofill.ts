import { useEffect, useRef } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import { knowsPasskeys } from "../../session/passkeys/passkeySupport.ts";
import type { SignInMethod } from "../../session/signInMethod.ts";
import { useSession } from "../../session/useAuth.ts";

interface UseAutofillOptions {
  /**
   * Whether passkeys are offered now: not while another sign-in runs, and not without the field.
   */
  active: boolean;
  /** Called with true when a passkey is chosen and with false when it does not sign in. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
  /** Called with the reason of a failure; null if the session reports it. */
  onFailure: (failure: Failure | null) => void;
}

/**
 * Offers passkeys in the autofill of the field whose `autocomplete` ends with `webauthn`, and signs
 * in with the chosen one. Without browser support it does nothing.
 */
export function useAutofill(options: UseAutofillOptions): void {
  const { active } = options;
  const session = useSession();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!active || !knowsPasskeys()) return undefined;
    let left = false;
    let takeBack = () => {
      left = true;
    };

    async function attempt(method: SignInMethod) {
      latest.current.onSigningIn(true);
      const outcome = await session.signIn(method);
      if (outcome.kind === "signed-in") {
        latest.current.onSignedIn(outcome.redirectPath);
        return true;
      }
      latest.current.onFailure(outcome.kind === "refused" ? outcome.failure : null);
      latest.current.onSigningIn(false);
      return false;
    }

    async function offer() {
      const { armAutofill } = await import("../../session/passkeys/armAutofill.ts");
      if (!left) takeBack = armAutofill(attempt);
    }

    // If the script fails to load, the form works as before.
    offer().catch(() => {});
    return () => takeBack();
  }, [active, session]);
}
