import Box from "@mui/material/Box";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { LeadList } from "../../features/leads/LeadList.tsx";
import type { LeadView } from "../../features/leads/leadRow.ts";
import { LeadViewTabs } from "../../features/leads/LeadViewTabs.tsx";
import { NewLeadButton } from "../../features/leads/NewLeadButton.tsx";
import { Page } from "./Page.tsx";

/** The salesperson's leads and the pool; which of them stands in the address. */
export function LeadsPage() {
  const { t } = useTranslation("leads");
  const panelId = useId();
  const [query, setQuery] = useSearchParams();
  const view: LeadView = query.get("view") === "pool" ? "pool" : "mine";
  const switchView = (next: LeadView) => setQuery(next === "pool" ? { view: next } : {});
  return (
    <Page title={t("title")} action={<NewLeadButton />}>
      <LeadViewTabs view={view} panelId={panelId} onSwitchView={switchView} />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${view}`}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        <LeadList key={view} view={view} onSwitchView={switchView} />
      </Box>
    </Page>
  );
}
