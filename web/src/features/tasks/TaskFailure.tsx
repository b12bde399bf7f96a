import type { Failure } from "../../firebase/clientError.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

/**
 * Shows why changing a task failed, or nothing. The rules deny a write to the clinician's own task
 * only if the task, or who treats its patient, changed since it was read.
 */
export function TaskFailure({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  if (failure === null) return null;
  const told =
    failure.code === "not-allowed" ? ({ ...failure, code: "changed-meanwhile" } as const) : failure;
  return <Notice severity="error">{failureText(told)}</Notice>;
}
