import Alert, { type AlertProps } from "@mui/material/Alert";
import type { ReactNode } from "react";

interface NoticeProps {
  severity: NonNullable<AlertProps["severity"]>;
  children: ReactNode;
  /** A button that does what the message suggests. */
  action?: ReactNode;
}

/**
 * A message in the flow of the page that is read out when it appears: at once if it is an error,
 * at the next pause otherwise.
 */
export function Notice({ severity, children, action }: NoticeProps) {
  return (
    <Alert severity={severity} role={severity === "error" ? "alert" : "status"} action={action}>
      {children}
    </Alert>
  );
}
