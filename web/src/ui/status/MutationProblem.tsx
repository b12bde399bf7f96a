import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";

import { useFailureText } from "./useFailureText.ts";
import { SignInAgain } from "./SignInAgain.tsx";

type Failure = Parameters<ReturnType<typeof useFailureText>>[0];

type MutationProblemProps = {
  /** The failure of the mutation, or null, and the callback that clears it. */
  mutation: { failure: Failure | null; forget: () => void };
  /** Called before the user leaves to sign in again, to keep their typed text. */
  onLeave?: () => void;
};

/**
 * Shows why a mutation failed: a sentence, or a link to sign in again where that helps. Renders
 * nothing without a failure.
 */
export function MutationProblem({ mutation: { failure, forget }, onLeave }: MutationProblemProps) {
  if (failure === null) return null;
  return failure.code === "recent-sign-in-required" ? (
    <SignInAgain onStay={forget} {...(onLeave && { onLeave })} />
  ) : (
    <FailureMessage failure={failure} />
  );
}

// Takes the focus so that it is read first and scrolled into view on a small screen.
function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert ref={message} severity="error" role="alert" tabIndex={-1}>
      {failureText(failure)}
    </Alert>
  );
}
