import Box from "@mui/material/Box";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { noticeAttribute, submittedAttribute } from "../../lib/noticeAttribute.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { checkCredentials, identifierOf, noProblems } from "./checkCredentials.ts";
import { CredentialField, PasswordField } from "./CredentialField.tsx";
import { LoginProblem } from "./LoginProblem.tsx";
import type { SignIn } from "./useSignIn.ts";
import { ViewLink, type ViewLinkTarget } from "../layout/ViewLink.tsx";

interface LoginFormProps {
  /** The typed email address or username; it is kept while another view is shown. */
  email: string;
  onEmail: (email: string) => void;
  signIn: SignIn;
  /** A message shown before the first attempt, such as why the user was signed out. */
  message: ReactNode;
  /** A sentence about a session that could not be synced, or null. */
  sessionError: string | null;
  /** Links to the view that emails a link for a new password. */
  resetLink: ViewLinkTarget;
}

/**
 * Signs a user in with a password and an email address or username. A failure, of this sign-in
 * method or another, is shown above the fields; it clears only the password.
 */
export function LoginForm(props: LoginFormProps) {
  const { email, onEmail, signIn, message, sessionError, resetLink } = props;
  const { t } = useTranslation("login");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { running, failure, failedAttempts } = signIn;

  // The problem takes the focus: it is above the fields, where a screen reader starts again.
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  // Handles a form submitted before the script ran.
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    takeEarlySubmit();
    if (running !== null) return;
    // Reads the fields from the form, because a password manager may fill them without events.
    const fields = new FormData(event.currentTarget);
    const written = textOf(fields.get("email"));
    const secret = textOf(fields.get("password"));
    const found = checkCredentials(written, secret);
    setProblems(found);
    if (found.email !== null || found.password !== null) return signIn.fail(null);
    const entered = await signIn.signInWith("password", async () => {
      // Has arrived with the session, so that no press waits for another script.
      const { withPassword } = await import("../../session/browserSession.ts");
      return withPassword(identifierOf(written), secret);
    });
    if (!entered) setPassword("");
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      // Submitting before the script runs does nothing. Any other method would navigate to a page
      // that does not exist, with the password in its address or body.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 3 }}
    >
      <LoginProblem
        ref={summary}
        problems={problems}
        failure={failure}
        sessionError={running === null ? sessionError : null}
      />
      <Box sx={messagePlace}>{failedAttempts === 0 ? message : null}</Box>
      <CredentialField
        id="email"
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username webauthn"
        label={t("email.label")}
        value={email}
        problem={problems.email === null ? null : t(`email.${problems.email}`)}
        onChange={(value) => {
          onEmail(value);
          setProblems((present) => ({ ...present, email: null }));
        }}
      />
      <Box>
        <PasswordField
          value={password}
          problem={problems.password === null ? null : t(`password.${problems.password}`)}
          onChange={(value) => {
            setPassword(value);
            setProblems((present) => ({ ...present, password: null }));
          }}
        />
        <Box sx={{ mt: 1, textAlign: "end", fontSize: "0.9375rem" }}>
          <ViewLink to={resetLink}>{t("forgot")}</ViewLink>
        </Box>
      </Box>
      <SubmitButton
        size="large"
        busy={running === "password"}
        busyLabel={t("submitting")}
        aria-disabled={running !== null}
      >
        {t("submit")}
      </SubmitButton>
    </Box>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** Reserves space for a message that is loading, and none without a message. */
const messagePlace = {
  "&:empty": { display: "none" },
  [`html[${noticeAttribute.attribute}] &:empty`]: { display: "block", minHeight: 51 },
};

/**
 * Whether the login form was submitted before its script ran, as a password manager may do. The
 * head script records it; this call clears the record.
 */
function takeEarlySubmit(): boolean {
  const root = document.documentElement;
  const taken = root.hasAttribute(submittedAttribute);
  root.removeAttribute(submittedAttribute);
  return taken;
}
