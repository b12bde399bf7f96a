import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { LostLeafPicture } from "../../../ui/drawings/LostLeafPicture.tsx";
import { WiltedPicture } from "../../../ui/drawings/WiltedPicture.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import type { LiveLead } from "../data/useLead.ts";

type LeadAbsentProps = {
  state: Exclude<LiveLead, { status: "content" } | { status: "loading" }>;
  /** Path of the list to go back to. */
  list: string;
};

/** Shown in place of a lead that does not exist, is no longer the user's own, or cannot be read. */
export function LeadAbsent({ state, list }: LeadAbsentProps) {
  const { t } = useTranslation("leadPage");
  if (state.status === "gone") {
    return (
      <Frame>
        <StateMessage
          picture={<LostLeafPicture />}
          title={t(`gone.${state.reason}.title`)}
          action={
            <Button variant="contained" component={Link} to={list}>
              {t("back")}
            </Button>
          }
        >
          {t(`gone.${state.reason}.body`)}
        </StateMessage>
      </Frame>
    );
  }
  if (state.status === "unreachable") {
    return (
      <Frame>
        <StateMessage picture={<WiltedPicture />} title={t("unreachable.title")}>
          {t("unreachable.body")}
        </StateMessage>
      </Frame>
    );
  }
  return (
    <Frame>
      <StateMessage picture={<WiltedPicture />} title={t("failed")}>
        <LoadProblem failure={state.failure} onRetry={state.retry} />
      </StateMessage>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Paper component="output" variant="outlined" sx={{ display: "block", borderRadius: "12px" }}>
      {children}
    </Paper>
  );
}
