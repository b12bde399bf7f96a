import type { Failure } from "../../firebase/clientError.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useFailureText } from "../../ui/useFailureText.ts";

/**
 * Why a change of a task was not taken, or nothing. The rules deny a clinician's own task only where
 * it, or who treats its patient, has changed since it was read.
 */
export function TaskFailure({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  if (failure === null) return null;
  const told =
    failure.code === "not-allowed" ? ({ ...failure, code: "changed-meanwhile" } as const) : failure;
  return <Notice severity="error">{failureText(told)}</Notice>;
}
