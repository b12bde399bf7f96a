import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { LeadLink } from "./LeadLink.tsx";
import { NoLeads } from "./LeadListStates.tsx";
import { LeadStatusLabel } from "./LeadStatusLabel.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { useRecentLeads } from "./useFewLeads.ts";

/**
 * The newest of a salesperson's leads, live.
 *
 * @param whenEmpty what to do where there are none yet
 */
export function RecentLeads({ whenEmpty }: { whenEmpty: ReactNode }) {
  const { t } = useTranslation("leads");
  const live = useRecentLeads();
  return (
    <>
      <ConnectionNotice fresh={live.status !== "content" || live.value.fresh} />
      <ShortLeadList
        live={live}
        caption={t("caption.recent")}
        whenEmpty={<NoLeads view="mine" action={whenEmpty} />}
      >
        {(row) => (
          <>
            <b>
              <LeadLink row={row} focusable />
            </b>
            <span>{t(`plan.${row.lead.plan}`)}</span>
            <LeadStatusLabel status={row.lead.status} />
            <TimeAgo moment={row.lead.createdAt} />
          </>
        )}
      </ShortLeadList>
    </>
  );
}
