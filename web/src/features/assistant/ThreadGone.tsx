import Button from "@mui/material/Button";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";

/**
 * Shown for a conversation that was deleted or belongs to another user: the rules do not
 * distinguish the two.
 */
export function ThreadGone() {
  const { t } = useTranslation("assistant");
  return (
    <StateMessage
      picture={<LostLeafPicture />}
      title={t("gone.title")}
      level="h2"
      action={
        <Button variant="contained" component={Link} to={medicalPaths.assistant}>
          {t("new")}
        </Button>
      }
    >
      {t("gone.body")}
    </StateMessage>
  );
}
