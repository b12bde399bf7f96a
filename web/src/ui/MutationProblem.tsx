import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";

import { useFailureText } from "./useFailureText.ts";
import { SignInAgain } from "./SignInAgain.tsx";

type Failure = Parameters<ReturnType<typeof useFailureText>>[0];

type MutationProblemProps = {
  /** Why it has failed, or null, and how that is forgotten. */
  mutation: { failure: Failure | null; forget: () => void };
  /** Keeps what was typed, before the user leaves to sign in once more. */
  onLeave?: () => void;
};

/** Why a task has failed, or nothing: a sentence, or the way to sign in once more where that helps. */
export function MutationProblem({ mutation: { failure, forget }, onLeave }: MutationProblemProps) {
  if (failure === null) return null;
  return failure.code === "recent-sign-in-required" ? (
    <SignInAgain onStay={forget} {...(onLeave && { onLeave })} />
  ) : (
    <FailureMessage failure={failure} />
  );
}

// It takes the focus so that it is read first, and seen on a small screen.
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
