import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConnectionNotice } from "../ConnectionNotice.tsx";
import { NoLeads } from "../list/LeadListStates.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { useRecentLeads } from "./useLeadShortlists.ts";

/**
 * The newest of a salesperson's leads, live.
 *
 * @param whenEmpty shown when there are none yet
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
        momentOf={({ createdAt }) => createdAt}
      />
    </>
  );
}
