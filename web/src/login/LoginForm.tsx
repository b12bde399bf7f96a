import Box from "@mui/material/Box";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { noticeAttribute } from "../lib/noticeAttribute.ts";
import { withPassword } from "../session/signInMethod.ts";
import { BusyButton } from "../ui/BusyButton.tsx";
import { checkCredentials, identifierOf, noProblems } from "./checkCredentials.ts";
import { CredentialField } from "./CredentialField.tsx";
import { takeEarlySubmit } from "./earlySubmit.ts";
import { LoginProblem } from "./LoginProblem.tsx";
import { PasswordField } from "./PasswordField.tsx";
import type { SignIn } from "./useSignIn.ts";
import { ViewLink, type ViewLinkTarget } from "./ViewLink.tsx";

interface LoginFormProps {
  /** What was typed as e-mail address or username: it outlives a look at another view. */
  email: string;
  onEmail: (email: string) => void;
  signIn: SignIn;
  /** What the user should know before a first attempt, such as why they were signed out. */
  message: ReactNode;
  /** A sentence about a session that could not be synced, or null. */
  sessionError: string | null;
  /** To the view that mails a link for a new password. */
  resetLink: ViewLinkTarget;
}

/**
 * Signs a user in with a password, and with an e-mail address or a username. A failure, of this way
 * or of another, is told above the fields; it takes the password and nothing else.
 */
export function LoginForm(props: LoginFormProps) {
  const { email, onEmail, signIn, message, sessionError, resetLink } = props;
  const { t } = useTranslation("login");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(noProblems);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { running, failure, failedAttempts } = signIn;

  // What went wrong gets the focus: it stands above the fields, where a reader begins again.
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  // Sent while the script was on its way.
  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    takeEarlySubmit();
    if (running !== null) return;
    // What the fields hold counts: a password manager may have filled them without a word.
    const fields = new FormData(event.currentTarget);
    const written = textOf(fields.get("email"));
    const secret = textOf(fields.get("password"));
    const found = checkCredentials(written, secret);
    setProblems(found);
    if (found.email !== null || found.password !== null) return signIn.fail(null);
    const entered = await signIn.signInWith("password", () =>
      withPassword(identifierOf(written), secret),
    );
    if (!entered) setPassword("");
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      // Sent before the script has taken over, it does nothing: any other method would leave for a
      // page that is none, with the password in its address or its body.
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
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={running === "password"}
        busyLabel={t("submitting")}
        aria-disabled={running !== null}
      >
        {t("submit")}
      </BusyButton>
    </Box>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** Holds the place of a message that is on its way, and none where there is none. */
const messagePlace = {
  "&:empty": { display: "none" },
  [`html[${noticeAttribute.attribute}] &:empty`]: { display: "block", minHeight: 51 },
};
