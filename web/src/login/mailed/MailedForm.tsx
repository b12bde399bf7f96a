import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

interface MailedFormProps {
  /** Why the last attempt failed, or null. */
  failure: Failure | null;
  /** The form's fields. */
  children: ReactNode;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (event: FormEvent) => void;
  /** Shown below the button. */
  footer?: ReactNode;
}

/** A form that requests a mailed link or uses one: the last failure, the fields and one button. */
export function MailedForm(props: MailedFormProps) {
  const { failure, children, busy, submitLabel, busyLabel, onSubmit, footer } = props;
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: "grid", gap: 3 }}>
      <StepProblem failure={failure} />
      {children}
      <SubmitButton size="large" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
      {footer}
    </Box>
  );
}

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
