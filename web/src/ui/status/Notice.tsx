import Alert, { type AlertProps } from "@mui/material/Alert";
import type { ReactNode } from "react";

interface NoticeProps {
  severity: NonNullable<AlertProps["severity"]>;
  children: ReactNode;
  /** A button that performs the action the message suggests. */
  action?: ReactNode;
}

/**
 * A message in the flow of the page, announced when it appears: errors immediately, others at the
 * next pause.
 */
export function Notice({ severity, children, action }: NoticeProps) {
  return (
    <Alert severity={severity} role={severity === "error" ? "alert" : "status"} action={action}>
      {children}
    </Alert>
  );
}
