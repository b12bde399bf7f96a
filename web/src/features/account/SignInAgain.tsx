import { accountPath, loginPath } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";

type SignInAgainProps = {
  onStay: () => void;
  onLeave?: () => void;
};

/**
 * Says why the server wants a fresh sign-in, and leads to the login page, which leads back. An open
 * tab that somebody has walked away from must not be enough to change how the account is entered.
 */
export function SignInAgain({ onStay, onLeave }: SignInAgainProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  return (
    <QuestionDialog
      title={t("again.title")}
      body={t("again.body")}
      stay={t("cancel")}
      proceed={t("again.action")}
      onStay={onStay}
      onProceed={() => {
        onLeave?.();
        navigate(`${loginPath(language)}?reauth&next=${encodeURIComponent(accountPath)}`);
      }}
    />
  );
}
