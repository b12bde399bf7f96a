import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../ui/drawings/StatePictures.tsx";
import { StepHeading } from "../layout/StepHeading.tsx";
import { useTitle } from "./useTitle.ts";

/** Confirms that an address was verified and links to the account. */
export function VerifiedEmail() {
  const { t } = useTranslation("mailed");
  useTitle(t("verifyEmail.doneHeading"));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t("verifyEmail.doneHeading")} picture={<SproutPicture />}>
        {t("verifyEmail.done")}
      </StepHeading>
      <Button variant="contained" size="large" href="/account">
        {t("verifyEmail.toAccount")}
      </Button>
    </Box>
  );
}
