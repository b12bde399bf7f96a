import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";

/** The id of the message, for the field that it describes. */
export const problemId = "second-factor-problem";

/**
 * Shows why the last attempt failed, or nothing. Each new problem takes the focus, so that it is
 * read first.
 */
export function Problem({ problem }: { problem: { text: string } | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <Alert ref={alert} id={problemId} severity="error" role="alert" tabIndex={-1}>
      {problem.text}
    </Alert>
  );
}
