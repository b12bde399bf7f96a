import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../ui/Button.tsx";
import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { Page } from "./Page.tsx";

/** Shown for an unknown path within an area; `home` is the area's start page. */
export function NotFoundPage({ home }: { home: string }) {
  const { t } = useTranslation("portal");
  return (
    <Page title={t("notFound.title")}>
      <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
        <StateMessage
          picture={<LostLeafPicture />}
          title={t("notFound.body")}
          action={
            <Button variant="contained" component={Link} to={home}>
              {t("notFound.action")}
            </Button>
          }
        />
      </Paper>
    </Page>
  );
}
