import Paper from "@mui/material/Paper";
import type { Feature } from "@salvia/domain/configuration/feature";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { TrellisPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { Page } from "./Page.tsx";

type SwitchedPageProps = {
  feature: Extract<Feature, "assistant" | "visits" | "memberArea">;
  /** The page that the user can go to instead, if there is one. */
  home?: string;
  children: ReactNode;
};

/** A page of a feature, which says so while the feature is off. */
export function SwitchedPage({ feature, home, children }: SwitchedPageProps) {
  const { t } = useTranslation("portal");
  if (useIsOn(feature)) return children;
  return (
    <Page title={t(`switchedOff.${feature}`)}>
      <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
        <StateMessage
          picture={<TrellisPicture />}
          title={t("switchedOff.title")}
          action={
            home === undefined ? undefined : (
              <Button variant="contained" component={Link} to={home}>
                {t("notFound.action")}
              </Button>
            )
          }
        >
          {t("switchedOff.body")}
        </StateMessage>
      </Paper>
    </Page>
  );
}
