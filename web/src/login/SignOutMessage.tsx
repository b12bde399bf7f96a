import { useTranslation } from "react-i18next";

import type { SignOutNotice } from "../session/notice.ts";
import { Notice } from "../ui/Notice.tsx";

/** Tells a user who was led to the login page why they are signed out. */
export function SignOutMessage({ notice }: { notice: SignOutNotice | null }) {
  const { t } = useTranslation(["login", "common"]);
  if (notice === null) return null;
  if (notice.kind === "sync-failed") {
    const { reason } = notice;
    return <Notice severity="error">{t("common:sessionSyncFailed", { reason })}</Notice>;
  }
  return notice.kind === "signed-out" ? (
    <Notice severity="success">{t("notice.signedOut")}</Notice>
  ) : (
    <Notice severity="info">{t("notice.sessionEnded")}</Notice>
  );
}
