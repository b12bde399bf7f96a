import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";

interface FocusedProblemProps {
  /** For the field that the message describes. */
  id?: string;
  problem: { text: string } | null;
}

/**
 * Shows why the last attempt failed, or nothing. Each new problem takes the focus, so that it is
 * read first.
 */
export function FocusedProblem({ id, problem }: FocusedProblemProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem]);
  if (problem === null) return null;
  return (
    <Alert ref={alert} {...(id && { id })} severity="error" role="alert" tabIndex={-1}>
      {problem.text}
    </Alert>
  );
}
