import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { loginPath } from "@salvia/domain/site/paths";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import type { LinkActions, LinkFault } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import type { Session } from "../../session/session.ts";
import { withPassword } from "../../session/signInMethod.ts";
import { Button } from "../../ui/Button.tsx";
import { StepHeading, useTitle } from "../layout/StepHeading.tsx";
import { FormField } from "./FormField.tsx";
import { MailedForm } from "./MailedForm.tsx";
import { SproutPicture } from "../../ui/drawings/StatePictures.tsx";

interface VerifyEmailProps {
  link: MailedLink;
  email: string;
  /** Whether this browser is signed in to the account with this address. */
  isOwn: boolean;
  actions: LinkActions;
  session: Session;
  onFault: (fault: LinkFault) => void;
}

/**
 * Confirms an address. It requires a button press, because programs open the links in a mail before
 * its reader does. It also requires a sign-in to this account; otherwise an attacker who opened an
 * account with another person's address could have that person confirm it.
 */
export function VerifyEmail({ link, email, isOwn, actions, session, onFault }: VerifyEmailProps) {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [signedIn, setSignedIn] = useState(isOwn);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useTitle(t("verifyEmail.title"));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!signedIn && password === "") {
      setProblem(t("password.missing"));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(await confirm());
    setBusy(false);
  }

  /** @returns why the confirmation failed, or null */
  async function confirm(): Promise<Failure | null> {
    if (!signedIn) {
      const outcome = await session.signIn(withPassword(email, password));
      if (outcome.kind === "refused") return outcome.failure;
      // The session navigates away from here.
      if (outcome.kind !== "signed-in") return null;
      setSignedIn(true);
    }
    const outcome = await actions.confirmAddress(link);
    if (outcome.kind === "done") setConfirmed(true);
    else if (outcome.kind === "faulty") onFault(outcome.fault);
    else {
      // The user has signed out, or another user has signed in.
      if (["not-allowed", "signed-out"].includes(outcome.failure.code)) setSignedIn(false);
      return outcome.failure;
    }
    return null;
  }

  if (confirmed) return <VerifiedEmail />;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("verifyEmail.heading")}>
        {t(signedIn ? "verifyEmail.lead" : "verifyEmail.signInLead", { email })}
      </StepHeading>
      <MailedForm
        failure={failure}
        busy={busy}
        submitLabel={t(signedIn ? "verifyEmail.submit" : "verifyEmail.signInSubmit")}
        busyLabel={t("verifyEmail.submitting")}
        onSubmit={(event) => void submit(event)}
      >
        {signedIn ? null : (
          <>
            <FormField
              ref={field}
              id="password"
              type="password"
              verbatim
              autoComplete="current-password"
              label={t("verifyEmail.password")}
              hint={t("verifyEmail.passwordHint")}
              value={password}
              problem={problem}
              onChange={(value) => {
                setPassword(value);
                setProblem(null);
              }}
            />
            <Link href={`${loginPath(language)}?reset`}>{t("verifyEmail.forgotten")}</Link>
          </>
        )}
      </MailedForm>
    </Box>
  );
}

/** Confirms that an address was verified and links to the account. */
function VerifiedEmail() {
  const { t } = useTranslation("mailed");
  useTitle(t("verifyEmail.doneHeading"));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t("verifyEmail.doneHeading")} picture={<SproutPicture />}>
        {t("verifyEmail.done")}
      </StepHeading>
      <Button variant="contained" size="large" href="/account">
        {t("verifyEmail.toAccount")}
      </Button>
    </Box>
  );
}
