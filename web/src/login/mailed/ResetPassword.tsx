import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { hasRemoved } from "@salvia/domain/account/account";
import { useRef, useState, type ComponentProps, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import type { LinkActions, LinkFault } from "../../session/mailed/linkActions.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";
import type { Session } from "../../session/session.ts";
import { withPassword } from "../../session/signInMethod.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { NewPasswordField, passwordProblem } from "./NewPasswordField.tsx";
import { passwordLength } from "./passwordStrength.ts";
import { SavedPassword } from "./SavedPassword.tsx";
import { StepHeading, useTitle } from "../layout/StepHeading.tsx";
import { MailedForm } from "./MailedForm.tsx";
import { useEnter } from "../../session/pathAfterSignIn.ts";

interface ResetPasswordProps {
  link: MailedLink;
  email: string;
  actions: LinkActions;
  session: Session;
  onFault: (fault: LinkFault) => void;
  goTo: (path: string) => void;
}

type Saved = Pick<ComponentProps<typeof SavedPassword>, "removed" | "onEnter">;

/** Sets a new password with a mailed link and signs in with it. */
export function ResetPassword(props: ResetPasswordProps) {
  const { link, email, actions, session, onFault, goTo } = props;
  const { t } = useTranslation("mailed");
  const enter = useEnter(session, goTo);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<ReturnType<typeof passwordProblem>>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useTitle(t("resetPassword.title"));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = passwordProblem(password);
    setProblem(found);
    setFailure(null);
    if (found !== null) return field.current?.focus();

    setBusy(true);
    const outcome = await actions.resetPassword(link, password);
    if (outcome.kind === "faulty") return onFault(outcome.fault);
    if (outcome.kind === "failed") return stop(outcome.failure);
    const signedIn = await session.signIn(withPassword(outcome.done.email, password));
    const { removed } = outcome.done;
    // The button stays busy until the next document loads; the session navigates even if it could
    // not be synced.
    if (signedIn.kind === "sync-failed") return;
    if (signedIn.kind !== "signed-in") {
      setSaved({ removed, onEnter: null });
      return stop(signedIn.kind === "refused" ? signedIn.failure : null);
    }
    const onEnter = () => enter(signedIn.redirectPath);
    if (!hasRemoved(removed)) return onEnter();
    setSaved({ removed, onEnter });
    stop(null);
  }

  function stop(reason: Failure | null) {
    setFailure(reason);
    setBusy(false);
  }

  if (saved !== null) return <SavedPassword {...saved} failure={failure} />;
  const { least, most } = passwordLength;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("resetPassword.heading")}>
        {t("resetPassword.lead", { email })}
      </StepHeading>
      <MailedForm
        failure={failure}
        busy={busy}
        submitLabel={t("resetPassword.submit")}
        busyLabel={t("resetPassword.submitting")}
        onSubmit={(event) => void submit(event)}
        footer={
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("resetPassword.others")}
          </Typography>
        }
      >
        {/* Identifies the account to password managers. */}
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
          style={visuallyHidden}
        />
        <NewPasswordField
          ref={field}
          label={t("resetPassword.label")}
          hint={t("password.hint", { least })}
          value={password}
          known={[email]}
          problem={problem === null ? null : t(`password.${problem}`, { least, most })}
          onChange={(value) => {
            setPassword(value);
            setProblem(null);
          }}
        />
      </MailedForm>
    </Box>
  );
}
