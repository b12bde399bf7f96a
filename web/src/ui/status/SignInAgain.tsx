import { loginPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";

type SignInAgainProps = {
  onStay: () => void;
  onLeave?: () => void;
};

/**
 * Explains why the server requires a fresh sign-in and links to the login page, which leads back
 * here. An unattended open tab must not be enough to change permissions. Needs the `errors` texts.
 */
export function SignInAgain({ onStay, onLeave }: SignInAgainProps) {
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
