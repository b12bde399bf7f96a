import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { homePath, loginPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StepHeading } from "../layout/StepHeading.tsx";
import { useTitle } from "./useTitle.ts";

/** Shown for an address that is not a valid link or is incomplete. */
export function IncompleteLink() {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  useTitle(t("link.incomplete.heading"));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t("link.incomplete.heading")} picture={<LostLeafPicture />}>
        {t("link.incomplete.text")}
      </StepHeading>
      <Box sx={{ display: "grid", gap: 1.5 }}>
        <Button variant="contained" size="large" href={loginPath(language)}>
          {t("link.signIn")}
        </Button>
        <Button variant="outlined" size="large" href={homePath(language)}>
          {t("link.home")}
        </Button>
      </Box>
    </Box>
  );
}
