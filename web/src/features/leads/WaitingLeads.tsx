import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../ui/drawings/SproutPicture.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { fullName } from "./LeadActions.tsx";
import { LeadStatusLabel } from "./LeadStatusLabel.tsx";
import { ShortLeadList } from "./ShortLeadList.tsx";
import { useWaitingLeads } from "./useFewLeads.ts";
import { useLeadDesk } from "./useLeadDesk.ts";

/** The salesperson's open leads that nothing has happened to for the longest time; each opens. */
export function WaitingLeads() {
  const { t } = useTranslation("leads");
  const { edit } = useLeadDesk();
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
    >
      {(row) => (
        <>
          <b>
            <Link
              component="button"
              type="button"
              aria-label={t("row.editNamed", { name: fullName(row) })}
              onClick={() => edit(row)}
            >
              {fullName(row)}
            </Link>
          </b>
          <span>{t(`plan.${row.lead.plan}`)}</span>
          <LeadStatusLabel status={row.lead.status} />
          <TimeAgo moment={row.lead.updatedAt} />
        </>
      )}
    </ShortLeadList>
  );
}
