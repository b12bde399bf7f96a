import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../../ui/drawings/SproutPicture.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { useWaitingLeads } from "./useLeadShortlists.ts";

/** The salesperson's longest inactive open leads, live, each with a link to its page. */
export function WaitingLeads() {
  const { t } = useTranslation("leads");
  const nothingWaits = (
    <StateMessage picture={<SproutPicture />} title={t("waitingLongest.none")}>
      {t("waitingLongest.noneBody")}
    </StateMessage>
  );
  return (
    <ShortLeadList
      live={useWaitingLeads()}
      caption={t("waitingLongest.caption")}
      whenEmpty={nothingWaits}
      momentOf={({ updatedAt }) => updatedAt}
    />
  );
}
