import Button from "@mui/material/Button";
import { loginPath } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";

/**
 * Links to the login page for users who sign in with Google or by phone, and for other users. The
 * login page returns to this page, but what was being typed is lost, so it asks first.
 */
export function OtherSignInMethod() {
  const { t } = useTranslation("idleLock");
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState(false);
  const leave = () =>
    navigate(`${loginPath(language)}?next=${encodeURIComponent(pathname + search)}`);
  return (
    <>
      <Button onClick={() => (draftCount() > 0 ? setAsking(true) : leave())}>
        {t("unlock.other")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("leaving.title")}
        body={t("leaving.body")}
        cancelLabel={t("leaving.stay")}
        confirmLabel={t("leaving.leave")}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      />
    </>
  );
}
