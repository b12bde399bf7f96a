import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

import { Button } from "../../../ui/Button.tsx";
import { LostLeafPicture, WiltedPicture } from "../../../ui/drawings/StatePictures.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import type { LiveLead } from "../data/useLead.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";

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
        <LoadProblem of={state} />
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

export function LeadPageSkeleton() {
  const { t } = useTranslation("leadPage");
  return (
    <>
      <Announcement>{t("loading")}</Announcement>
      <Box
        aria-hidden="true"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
        }}
      >
        {[9, 6].map((lines) => (
          <Paper key={lines} variant="outlined" sx={{ borderRadius: "12px", padding: 3 }}>
            <Skeleton variant="text" width="45%" height={36} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} variant="text" width={`${90 - (line % 3) * 12}%`} height={32} />
            ))}
          </Paper>
        ))}
      </Box>
    </>
  );
}
