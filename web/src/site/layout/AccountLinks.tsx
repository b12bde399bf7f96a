import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { visitorMarkup } from "../../lib/visitorMarkup.ts";
import { Button } from "../../ui/Button.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/**
 * Replaces "Sign in" for a signed-in visitor. The page is the same file for all visitors, so this
 * markup is hidden at first and filled in by the session part of the script.
 */
export function AccountLinks() {
  const { t } = useTranslation("site");
  return (
    <Box
      id={visitorMarkup.account}
      hidden
      sx={{
        display: "flex",
        gap: 1,
        width: { xs: "100%", sm: "auto" },
        ml: { sm: 1 },
        "&[hidden]": { display: "none" },
      }}
    >
      <Button
        id={visitorMarkup.enter}
        href="/"
        variant="contained"
        data-portal={t("account.enter")}
        data-account={t("account.own")}
        sx={hideable}
      >
        {t("account.enter")}
      </Button>
      <Button id={visitorMarkup.signOut} type="button" variant="outlined" sx={hideable}>
        {t("account.signOut")}
      </Button>
    </Box>
  );
}

const hideable = {
  px: { xs: 2, sm: 2.25 },
  whiteSpace: "nowrap",
  "&[hidden]": { display: "none" },
};

/**
 * Where the script reports that a signed-in visitor's session could not be synced. The sentence is
 * rendered here in the page's language, with a placeholder for the reason.
 */
export function AccountProblem() {
  const { t } = useTranslation();
  return (
    <SiteSection
      id={visitorMarkup.problem}
      component="div"
      role="alert"
      data-sentence={t("sessionSyncFailed", { reason: visitorMarkup.reasonMark })}
      hidden
      sx={{ color: "error.main", pb: 2, "&[hidden]": { display: "none" } }}
    />
  );
}
