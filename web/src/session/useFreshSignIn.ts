import { useState } from "react";

import { CallRefused } from "../firebase/callErrors.ts";
import { failureOf, type Failure } from "../firebase/clientError.ts";
import { useSession } from "./useAuth.ts";

/**
 * Asks for a new sign-in before an action that needs one, so that the user doesn't confirm the
 * action in vain. `MutationProblem` shows the question.
 */
export function useFreshSignIn() {
  const session = useSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    forget: () => setFailure(null),
    async before(act: () => void): Promise<void> {
      if (await session.isFresh()) act();
      else setFailure(failureOf(new CallRefused("recent-sign-in-required")));
    },
  };
}
