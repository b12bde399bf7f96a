import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";

import type { Failure } from "../../../firebase/clientError.ts";
import { useFailureText } from "../../../ui/status/useFailureText.ts";

/**
 * Explains why the last attempt failed, or renders nothing. It takes the focus each time, so that
 * it is read first.
 */
export function StepProblem({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);
  if (failure === null) return null;
  return (
    <Alert ref={alert} severity="error" role="alert" tabIndex={-1}>
      {failureText(failure)}
    </Alert>
  );
}
