import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { loginPath } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { SproutPicture } from "../../ui/drawings/SproutPicture.tsx";
import { StepHeading } from "../StepHeading.tsx";
import { useTitle } from "./useTitle.ts";

/** An address is confirmed: on to the account, or to the sign-in page and then there. */
export function VerifiedEmail({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation("mailed");
  const { language } = useLanguage();
  useTitle(t("verifyEmail.doneHeading"));
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <StepHeading title={t("verifyEmail.doneHeading")} picture={<SproutPicture />}>
        {t("verifyEmail.done")}
      </StepHeading>
      {signedIn ? (
        <Button variant="contained" size="large" href="/account">
          {t("verifyEmail.toAccount")}
        </Button>
      ) : (
        <Button variant="contained" size="large" href={`${loginPath(language)}?next=%2Faccount`}>
          {t("verifyEmail.signIn")}
        </Button>
      )}
    </Box>
  );
}
