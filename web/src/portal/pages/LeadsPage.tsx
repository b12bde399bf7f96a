import Box from "@mui/material/Box";
import type { LeadFilter, LeadView } from "@salvia/domain/leadFilter";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { addressOf, filterOf } from "../../features/leads/leadAddress.ts";
import { LeadFilters } from "../../features/leads/LeadFilters.tsx";
import { LeadList } from "../../features/leads/LeadList.tsx";
import { LeadViewTabs } from "../../features/leads/LeadViewTabs.tsx";
import { Page } from "./Page.tsx";

type LeadsPageProps = {
  /** Whose leads the reader may see, those shown first at the front. */
  views: readonly [LeadView, ...LeadView[]];
  action?: ReactNode;
};

/** Lists of leads; which of them, filtered and sorted how, stands in the address. */
export function LeadsPage({ views, action }: LeadsPageProps) {
  const { t } = useTranslation("leads");
  const panelId = useId();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query, views);
  const show = (next: LeadFilter) => setQuery(addressOf(next, views));
  const switchView = (view: LeadView) => show({ ...filter, view });
  const clear = () => show({ ...filter, status: null, kind: null, plan: null });
  return (
    <Page title={t("title")} action={action}>
      <Box sx={{ display: "grid", gap: 2 }}>
        <LeadViewTabs
          views={views}
          view={filter.view}
          panelId={panelId}
          onSwitchView={switchView}
        />
        <LeadFilters filter={filter} onFilter={show} />
      </Box>
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${filter.view}`}
        sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        <LeadList
          key={JSON.stringify(filter)}
          filter={filter}
          onSwitchView={switchView}
          onClear={clear}
        />
      </Box>
    </Page>
  );
}
