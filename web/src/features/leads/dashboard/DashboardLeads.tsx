import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConnectionNotice } from "../ConnectionNotice.tsx";
import { NoLeads } from "../list/LeadListStates.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useLiveQuery, type LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { recentLeads, waitingLeads, type FewLeads } from "../data/leads.data.ts";

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

/**
 * The salesperson's longest inactive open leads, live, each with a link to its page. Leads with a
 * next step don't wait.
 */
export function WaitingLeads() {
  const { t } = useTranslation("leads");
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("leads/waiting", waitingLeads(uid), hasNone);
  const nothingWaits = (
    <StateMessage picture={<SproutPicture />} title={t("waitingLongest.none")}>
      {t("waitingLongest.noneBody")}
    </StateMessage>
  );
  return (
    <ShortLeadList
      live={live}
      caption={t("waitingLongest.caption")}
      whenEmpty={nothingWaits}
      momentOf={({ updatedAt }) => updatedAt}
    />
  );
}

/** The newest of the signed-in salesperson's leads, live. All callers share one listener. */
export function useRecentLeads(): LiveQuery<FewLeads> {
  const uid = useAuth().user?.uid ?? "";
  return useLiveQuery("leads/recent", recentLeads(uid), hasNone);
}

/** Whether the server has confirmed that there are no leads; an empty cache proves nothing. */
function hasNone({ rows, fresh }: FewLeads): boolean {
  return rows.length === 0 && fresh;
}
