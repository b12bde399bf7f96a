import { useTranslation } from "react-i18next";

import type { SignOutNotice } from "../session/signOutNotice.ts";
import { Notice } from "../ui/status/Notice.tsx";

/** Explains to a user sent to the login page why they are signed out. */
export function SignOutMessage({ notice }: { notice: SignOutNotice | null }) {
  const { t } = useTranslation(["login", "common"]);
  if (notice === null) return null;
  if (notice.kind === "sync-failed") {
    const { reason } = notice;
    return <Notice severity="error">{t("common:sessionSyncFailed", { reason })}</Notice>;
  }
  const { severity, text } = told[notice.kind];
  return <Notice severity={severity}>{t(text)}</Notice>;
}

const told = {
  "signed-out": { severity: "success", text: "notice.signedOut" },
  "signed-out-everywhere": { severity: "success", text: "notice.signedOutEverywhere" },
  "ended-everywhere": { severity: "info", text: "notice.endedEverywhere" },
  "signed-out-in-another-tab": { severity: "info", text: "notice.signedOutInAnotherTab" },
  "session-ended": { severity: "info", text: "notice.sessionEnded" },
  idle: { severity: "info", text: "notice.idle" },
} as const;
