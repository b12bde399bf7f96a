import Alert from "@mui/material/Alert";
import { loginPath } from "@salvia/domain/site/paths";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useFailureText, type Failure } from "./useFailureText.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";

type MutationProblemProps = {
  /** The failure of the mutation, or null, and the callback that clears it. */
  mutation: { failure: Failure | null; forget: () => void };
  /** Called before the user leaves to sign in again, to keep their typed text. */
  onLeave?: () => void;
};

/**
 * Shows why a mutation failed: a sentence, or a link to sign in again where that helps. Renders
 * nothing without a failure.
 */
export function MutationProblem({ mutation: { failure, forget }, onLeave }: MutationProblemProps) {
  if (failure === null) return null;
  return failure.code === "recent-sign-in-required" ? (
    <SignInAgain onStay={forget} {...(onLeave && { onLeave })} />
  ) : (
    <FailureMessage failure={failure} />
  );
}

// Takes the focus so that it is read first and scrolled into view on a small screen.
function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert ref={message} severity="error" role="alert" tabIndex={-1}>
      {failureText(failure)}
    </Alert>
  );
}

type SignInAgainProps = {
  onStay: () => void;
  onLeave?: () => void;
};

/**
 * Explains why the server requires a fresh sign-in and links to the login page, which leads back
 * here. An unattended open tab must not be enough to change permissions. Needs the `errors` texts.
 */
function SignInAgain({ onStay, onLeave }: SignInAgainProps) {
  const { t } = useTranslation("errors");
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <ConfirmDialog
      open
      harmless
      title={t("again.title")}
      body={t("again.body")}
      cancelLabel={t("again.stay")}
      confirmLabel={t("again.action")}
      onCancel={onStay}
      onConfirm={() => {
        onLeave?.();
        navigate(`${loginPath(language)}?reauth&next=${encodeURIComponent(pathname + search)}`);
      }}
    />
  );
}
