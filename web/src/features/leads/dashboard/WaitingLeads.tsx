import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../../ui/drawings/SproutPicture.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { useWaitingLeads } from "./useLeadShortlists.ts";

/** The salesperson's open leads that nothing has happened to for the longest time; each opens. */
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
