import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { loginPath } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../firebase/clientError.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { StepHeading } from "../StepHeading.tsx";
import { StepProblem } from "./StepProblem.tsx";

/** The password was set, and only the sign-in after that has failed. */
export function SavedPassword({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <StepHeading title={t("resetPassword.savedHeading")}>{t("resetPassword.saved")}</StepHeading>
      <StepProblem failure={failure} />
      <Button variant="contained" size="large" href={loginPath(language)}>
        {t("link.signIn")}
      </Button>
    </Box>
  );
}
