import Box from "@mui/material/Box";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../firebase/clientError.ts";
import { useSession } from "../session/useAuth.ts";
import { BusyButton } from "../ui/BusyButton.tsx";
import { checkCredentials, noProblems } from "./checkCredentials.ts";
import { CredentialField } from "./CredentialField.tsx";
import { LoginProblem } from "./LoginProblem.tsx";
import { PasswordField } from "./PasswordField.tsx";

interface LoginFormProps {
  /** What the user should know before a first attempt, such as why they were signed out. */
  message: ReactNode;
  /** A sentence about a session that could not be synced, or null. */
  sessionError: string | null;
  /** Called with true when a sign-in begins and with false when it has failed. */
  onSigningIn: (signingIn: boolean) => void;
  onSignedIn: (redirectPath: string | null) => void;
}

/** Signs a user in with e-mail and password. A failure takes the password and nothing else. */
export function LoginForm({ message, sessionError, onSigningIn, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation("login");
  const session = useSession();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  // What went wrong gets the focus: it stands above the fields, where a reader begins again.
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = checkCredentials(email, password);
    setProblems(found);
    setFailure(null);
    if (found.email !== null || found.password !== null)
      return setFailedAttempts(failedAttempts + 1);

    setBusy(true);
    onSigningIn(true);
    const outcome = await session.signInWithPassword(email.trim(), password);
    // The button stays busy until the next document is there.
    if (outcome.kind === "signed-in") return onSignedIn(outcome.redirectPath);
    if (outcome.kind === "refused") setFailure(outcome.failure);
    setPassword("");
    setBusy(false);
    onSigningIn(false);
    setFailedAttempts(failedAttempts + 1);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 3 }}
    >
      <LoginProblem
        ref={summary}
        problems={problems}
        failure={failure}
        sessionError={busy ? null : sessionError}
      />
      {failedAttempts === 0 ? message : null}
      <CredentialField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={t("email.label")}
        value={email}
        problem={problems.email === null ? null : t(`email.${problems.email}`)}
        onChange={(value) => {
          setEmail(value);
          setProblems({ ...problems, email: null });
        }}
      />
      <PasswordField
        value={password}
        problem={problems.password === null ? null : t(`password.${problems.password}`)}
        onChange={(value) => {
          setPassword(value);
          setProblems({ ...problems, password: null });
        }}
      />
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t("submitting")}
      >
        {t("submit")}
      </BusyButton>
    </Box>
  );
}
