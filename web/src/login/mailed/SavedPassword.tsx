import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { hasRemoved, type RemovedWays } from "@salvia/domain/account/account";
import { loginPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { StepHeading } from "../layout/StepHeading.tsx";
import { StepProblem } from "./MailedForm.tsx";

interface SavedPasswordProps {
  removed: RemovedWays;
  /** Continues as the signed-in user; null if signing in failed. */
  onEnter: (() => void) | null;
  failure: Failure | null;
}

/** Confirms the new password, with what the reset removed and a button to continue. */
export function SavedPassword({ removed, onEnter, failure }: SavedPasswordProps) {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  const { passkeys, phoneEnding, providers } = removed;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("resetPassword.savedHeading")}>
        {onEnter === null ? t("resetPassword.saved") : null}
      </StepHeading>
      <StepProblem failure={failure} />
      {hasRemoved(removed) ? (
        <Box component="section" sx={{ display: "grid", gap: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {t("resetPassword.removedHeading")}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {passkeys > 0 ? (
              <li>{t("resetPassword.removedPasskeys", { count: passkeys })}</li>
            ) : null}
            {phoneEnding === null ? null : (
              <li>{t("resetPassword.removedPhone", { ending: phoneEnding })}</li>
            )}
            {providers.map((id) => (
              <li key={id}>{id === "google.com" ? "Google" : id}</li>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("resetPassword.removedWhy")}
          </Typography>
        </Box>
      ) : null}
      {onEnter === null ? (
        <Button variant="contained" size="large" href={loginPath(language)}>
          {t("link.signIn")}
        </Button>
      ) : (
        <Button variant="contained" size="large" onClick={onEnter}>
          {t("resetPassword.continue")}
        </Button>
      )}
    </Box>
  );
}
