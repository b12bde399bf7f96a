import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { NewLeadButton } from "../../features/leads/NewLeadButton.tsx";
import { RecentLeads } from "../../features/leads/RecentLeads.tsx";
import { useAuth } from "../../session/useAuth.ts";
import { useNow } from "../../ui/useNow.ts";
import { paths } from "../paths.ts";
import { greetingAt } from "./greeting.ts";
import { Page } from "./Page.tsx";

/** A salesperson's first page: who came in lately, and the way to a new lead. */
export function SalesDashboard() {
  const { t } = useTranslation("portal");
  const { user } = useAuth();
  const name = user?.displayName ?? "";
  const greeting = greetingAt(useNow().getHours());
  const allLeads = (
    <Button component={Link} to={paths.salesLeads}>
      {t("dashboard.all")}
    </Button>
  );
  return (
    <Page
      title={t("dashboard.title")}
      heading={name === "" ? t("dashboard.welcome") : t(`dashboard.${greeting}`, { name })}
      lead={t("dashboard.lead")}
      action={<NewLeadButton />}
    >
      <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
        <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between" }}>
          <Typography variant="h2">{t("dashboard.recent")}</Typography>
          {allLeads}
        </Box>
        <RecentLeads whenEmpty={<NewLeadButton />} />
      </Box>
    </Page>
  );
}
