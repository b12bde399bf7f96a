import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../ui/Button.tsx";
import { TrellisPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { Page } from "./Page.tsx";

type ConstructionPageProps = {
  title: string;
  message: string;
  /** The path of a working page to return to, if there is one. */
  backTo?: string;
};

/** A placeholder for a page that is not built yet. */
export function ConstructionPage({ title, message, backTo }: ConstructionPageProps) {
  const { t } = useTranslation("portal");
  return (
    <Page title={title}>
      <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
        <StateMessage
          picture={<TrellisPicture />}
          title={message}
          action={
            backTo === undefined ? undefined : (
              <Button variant="outlined" component={Link} to={backTo}>
                {t("construction.action")}
              </Button>
            )
          }
        >
          {t(backTo === undefined ? "construction.alone" : "construction.body")}
        </StateMessage>
      </Paper>
    </Page>
  );
}
