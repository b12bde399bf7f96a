import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { CredentialProblems } from "./checkCredentials.ts";
import { SyncAdvice } from "./SyncAdvice.tsx";

interface LoginProblemProps {
  problems: CredentialProblems;
  failure: Failure | null;
  /** A sentence about a session that could not be synced, or null. */
  sessionError: string | null;
  ref: Ref<HTMLDivElement>;
}

/**
 * Explains why the last attempt failed, or renders nothing. It can take the focus, so that it is
 * read first.
 */
export function LoginProblem({ problems, failure, sessionError, ref }: LoginProblemProps) {
  const { t } = useTranslation("login");
  const failureText = useFailureText();
  const fields = (["email", "password"] as const).filter(
    (field) => failure === null && problems[field] !== null,
  );
  const sentence = failure === null ? sessionError : failureText(failure);
  if (fields.length === 0 && sentence === null) return null;
  return (
    <div>
      <Alert ref={ref} severity="error" role="alert" tabIndex={-1}>
        <span>{fields.length === 0 ? sentence : t("summary")}</span>{" "}
        {fields.map((field) => (
          <Link
            key={field}
            href={`#${field}`}
            color="inherit"
            sx={{ display: "block", py: 0.25 }}
            onClick={(event) => {
              // Following the link would add the field to the address and an entry to the history.
              event.preventDefault();
              document.getElementById(field)?.focus();
            }}
          >
            {t(`${field}.label`)}
          </Link>
        ))}
      </Alert>
      {fields.length === 0 && failure === null ? <SyncAdvice /> : null}
    </div>
  );
}
