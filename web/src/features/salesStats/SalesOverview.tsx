import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/useLiveQuery.tsx";
import { Announcement } from "../../ui/Announcement.tsx";
import { WiltedPicture } from "../../ui/drawings/WiltedPicture.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { useFailureText } from "../../ui/useFailureText.ts";
import { SalesCharts, SalesChartsSkeleton } from "./SalesCharts.tsx";
import { Totals, TotalsSkeleton } from "./Totals.tsx";

type SalesOverviewProps = {
  /** Asked for by the page, which has other things to decide by it. */
  figures: LiveQuery<SalesFigures>;
  /** Whether the page's first rows are there. */
  ready: boolean;
  whose?: "own" | "team";
};

/** A salesperson's figures, or a whole team's, live: the totals, the pipeline, and how the months went. */
export function SalesOverview({ figures, ready, whose = "own" }: SalesOverviewProps) {
  const { t } = useTranslation("salesStats");
  const failureText = useFailureText();
  if (figures.status === "error") {
    return (
      <Paper variant="outlined" role="alert" sx={{ borderRadius: "12px" }}>
        <StateMessage
          picture={<WiltedPicture />}
          title={t(whose === "own" ? "failed.title" : "failed.team")}
          action={
            <Button variant="contained" onClick={figures.retry}>
              {t("failed.retry")}
            </Button>
          }
        >
          {failureText(figures.failure)}
        </StateMessage>
      </Paper>
    );
  }
  if (figures.status === "loading") {
    return (
      <>
        <Announcement>{t(whose === "own" ? "loading" : "loadingTeam")}</Announcement>
        <SalesOverviewSkeleton />
      </>
    );
  }
  const value = figures.status === "content" ? figures.value : noFigures();
  return (
    <Stack>
      <Totals figures={value} />
      <SalesCharts figures={value} ready={ready} whose={whose} />
    </Stack>
  );
}

/** All of it on its way, texts included. */
export function SalesOverviewSkeleton() {
  return (
    <Stack>
      <TotalsSkeleton />
      <SalesChartsSkeleton />
    </Stack>
  );
}

function Stack({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>{children}</Box>
  );
}
