import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { noFigures, type SalesFigures } from "@salvia/domain/lead/salesStats";
import { adminPaths, salesPaths } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { WiltedPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { SalesCharts, SalesChartsSkeleton } from "./SalesCharts.tsx";
import { Totals, TotalsSkeleton } from "./Totals.tsx";

type SalesOverviewProps = {
  /** Loaded by the page, which needs them for other decisions. */
  figures: LiveQuery<SalesFigures>;
  /** Whether the page's first rows have loaded. */
  ready: boolean;
  whose?: "own" | "team";
};

/** The figures of a salesperson or a whole team, live: totals, pipeline and months. */
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
  const paths = whose === "own" ? salesPaths : adminPaths;
  return (
    <Stack>
      <Totals figures={value} paths={paths} />
      <SalesCharts figures={value} {...{ ready, whose }} leads={paths.leads} />
    </Stack>
  );
}

/** A placeholder for everything, used while the texts load too. */
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
