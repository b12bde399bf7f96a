import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Paper from "@mui/material/Paper";

import { NewLeadButton } from "../../../features/leads/form/NewLeadButton.tsx";
import {
  RecentLeads,
  useRecentLeads,
  WaitingLeads,
} from "../../../features/leads/dashboard/DashboardLeads.tsx";
import { DueSteps } from "../../../features/leads/nextStep/DueSteps.tsx";
import {
  SalesOverview,
  SalesOverviewSkeleton,
} from "../../../features/salesStats/SalesOverview.tsx";
import { useSalesStats } from "../../../features/salesStats/useSalesStats.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Page, PageSection } from "../Page.tsx";
import { useGreeting } from "../useGreeting.ts";
import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";

/**
 * A salesperson's start page: what they do today, their figures, their latest contacts, and the
 * leads that wait.
 *
 * Opening it reads at most 78 documents, however many leads there are: the figures, five leads and
 * five that wait, at most 21 steps that are due with 20 leads, the user's own document, and with
 * each query what the rules look up. Without steps it reads 17.
 */
export function SalesDashboard() {
  const { t } = useTranslation("portal");
  const figures = useSalesStats();
  const recent = useRecentLeads();
  const greeting = useGreeting();
  const isFirstDay = figures.status === "empty" && recent.status === "empty";
  return (
    <Page
      title={t("dashboard.title")}
      heading={greeting}
      lead={t(isFirstDay ? "dashboard.firstLead" : "dashboard.lead")}
      action={isFirstDay ? null : <NewLeadButton />}
    >
      {isFirstDay ? (
        <FirstDay />
      ) : (
        <>
          <NamespaceLoader
            namespaces={["nextStep"]}
            fallback={<Skeleton variant="rounded" height={96} />}
          >
            <DueSteps />
          </NamespaceLoader>
          <NamespaceLoader namespaces={["salesStats"]} fallback={<SalesOverviewSkeleton />}>
            <SalesOverview figures={figures} ready={recent.status !== "loading"} />
          </NamespaceLoader>
          <Lists />
        </>
      )}
    </Page>
  );
}

function Lists() {
  const { t } = useTranslation("portal");
  const columns = { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" };
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: columns,
        columnGap: 2,
        rowGap: 2.5,
        alignItems: "start",
      }}
    >
      <PageSection title={t("dashboard.waiting")}>
        <WaitingLeads />
      </PageSection>
      <PageSection
        title={t("dashboard.recent")}
        action={
          <Button component={Link} to={salesPaths.leads}>
            {t("dashboard.all")}
          </Button>
        }
      >
        <RecentLeads whenEmpty={<NewLeadButton />} />
      </PageSection>
    </Box>
  );
}

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
