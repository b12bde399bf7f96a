import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { NewLeadButton } from "../../../features/leads/form/NewLeadButton.tsx";
import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";

/**
 * The dashboard of a salesperson without leads: what it will show, and two ways to get a first
 * lead.
 */
export function FirstDay() {
  const { t } = useTranslation("portal");
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      <StateMessage
        picture={<SproutPicture />}
        title={t("firstDay.title")}
        level="h2"
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
            <NewLeadButton />
            <Button variant="outlined" component={Link} to={salesPaths.pool}>
              {t("firstDay.pool")}
            </Button>
          </Box>
        }
      >
        {t("firstDay.body")}
      </StateMessage>
    </Paper>
  );
}
