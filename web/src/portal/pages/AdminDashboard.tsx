import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { sumOfFigures } from "@salvia/domain/lead/salesFigures";
import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { RecentAudit } from "../../features/auditLog/RecentAudit.tsx";
import { PersonName } from "../../features/people/PersonName.tsx";
import { SalesOverview } from "../../features/salesStats/SalesOverview.tsx";
import { TeamTable } from "../../features/salesStats/TeamTable.tsx";
import { useTeamStats } from "../../features/salesStats/useSalesStats.ts";
import { Button } from "../../ui/Button.tsx";
import { SproutPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import { Page, PageSection } from "./Page.tsx";

/** An administrator's start page, live: sales figures and the latest changes. */
export function AdminDashboard() {
  const { t } = useTranslation(["adminDashboard", "auditLog", "portal"]);
  const team = useTeamStats();
  const now = useNow();
  const isLoading = team.status === "loading";
  const figures =
    team.status === "content"
      ? {
          ...team,
          value: sumOfFigures(
            team.value.map(({ stats }) => stats),
            now,
          ),
        }
      : team;
  const columns = { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" };
  return (
    <Page
      title={t("portal:nav.home")}
      lead={t("lead")}
      action={
        <Button variant="contained" component={Link} to={adminPaths.leads}>
          {t("leads")}
        </Button>
      }
    >
      {team.status === "empty" ? (
        <NoLeads />
      ) : (
        <SalesOverview figures={figures} ready={!isLoading} whose="team" />
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 2, alignItems: "start" }}>
        {team.status === "content" ? (
          <PageSection title={t("team.title")}>
            <TeamTable people={team.value} person={personName} leads={adminPaths.leads} />
          </PageSection>
        ) : null}
        <PageSection
          title={t("auditLog:recent.title")}
          action={
            <Button component={Link} to={adminPaths.audit}>
              {t("auditLog:recent.all")}
            </Button>
          }
        >
          <RecentAudit person={personName} />
        </PageSection>
      </Box>
    </Page>
  );
}

function personName(who: string) {
  return <PersonName who={who} />;
}

function NoLeads() {
  const { t } = useTranslation("adminDashboard");
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      <StateMessage
        picture={<SproutPicture />}
        title={t("empty.title")}
        level="h2"
        action={
          <Button variant="outlined" component={Link} to={adminPaths.people}>
            {t("empty.action")}
          </Button>
        }
      >
        {t("empty.body")}
      </StateMessage>
    </Paper>
  );
}
