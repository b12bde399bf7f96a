import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../session/useAuth.ts";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { PhoneProblem as Problem, PhoneState } from "./phoneSteps.ts";
import { SyncAdvice } from "../form/SyncAdvice.tsx";

/** The id of the message, for the field it describes. */
export const phoneProblemId = "phone-problem";

/**
 * Shows the current problem, or nothing. It takes the focus each time, so that it is read first.
 */
export function PhoneProblem({ state }: { state: PhoneState }) {
  const { problem, problems } = state;
  const alert = useRef<HTMLDivElement>(null);
  const sentence = useSentence(problem);
  useEffect(() => {
    if (problems > 0) alert.current?.focus();
  }, [problems]);
  if (sentence === null) return null;
  return (
    <div>
      <Alert ref={alert} id={phoneProblemId} severity="error" role="alert" tabIndex={-1}>
        {sentence}
      </Alert>
      {problem?.kind === "session" ? <SyncAdvice /> : null}
    </div>
  );
}

/** Whether a problem concerns the value in the step's field. */
export function isAboutField(problem: Problem): boolean {
  if (problem.kind === "failure") return aboutField.has(problem.failure.code);
  return problem.kind === "form";
}

const aboutField: ReadonlySet<string> = new Set([
  "phone-malformed",
  "phone-not-served",
  "wrong-code",
  "code-expired",
]);

function useSentence(problem: Problem | null): string | null {
  const { t } = useTranslation("phone");
  const { error } = useAuth();
  const failureText = useFailureText();
  if (problem === null) return null;
  if (problem.kind === "session") return error;
  return problem.kind === "form" ? t(`problems.${problem.problem}`) : failureText(problem.failure);
}
