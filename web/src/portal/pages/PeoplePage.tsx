import InviteIcon from "@mui/icons-material/PersonAddOutlined";
import MuiLink from "@mui/material/Link";
import { uidSchema } from "@salvia/domain/account/account";
import { openLeadsIn } from "@salvia/domain/lead/salesFigures";
import { adminPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";

import { queryOfAuditFilter } from "../../features/auditLog/auditUrl.ts";
import { AccountList } from "../../features/people/AccountList.tsx";
import { AccountPanel } from "../../features/people/AccountPanel.tsx";
import { EndingAccounts } from "../../features/people/EndingAccounts.tsx";
import { FindAccount } from "../../features/people/FindAccount.tsx";
import { InvitePerson } from "../../features/people/InvitePerson.tsx";
import { StaffList } from "../../features/people/StaffList.tsx";
import { salesStatsOf } from "../../features/salesStats/salesStats.data.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { HandOverWork } from "../work/HandOverWork.tsx";
import { Page } from "./Page.tsx";

/** The permissions of all accounts; the uid of the open account is in the address. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  const [query, setQuery] = useSearchParams();
  const [invites, setInvites] = useState(false);
  const open = uidSchema.safeParse(query.get("account"));
  const show = (uid: string) => setQuery({ account: uid });
  const invite = (
    <Button
      variant="contained"
      startIcon={<InviteIcon />}
      aria-expanded={invites}
      onClick={() => setInvites(!invites)}
    >
      {t("invite.title")}
    </Button>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={invite}>
      {invites ? <InvitePerson onOpen={show} /> : null}
      <FindAccount onFound={show} />
      {open.success ? (
        <AccountPanel
          key={open.data}
          uid={open.data}
          logPath={logPathOf(open.data)}
          renderWork={(whose) => <HandOverWork {...whose} />}
          onClose={() => setQuery({})}
        />
      ) : null}
      <EndingAccounts onOpen={show} />
      <StaffList
        onOpen={show}
        renderLeads={(uid) => <LeadsInProgress uid={uid} />}
        leadsPathOf={leadsPathOf}
        logPathOf={logPathOf}
      />
      <AccountList onOpen={show} />
    </Page>
  );
}

/** How many leads a salesperson has in progress, live, as a link to their leads. */
function LeadsInProgress({ uid }: { uid: string }) {
  const { language } = useLanguage();
  const stats = useLiveQuery(`salesStats/${uid}`, salesStatsOf(uid));
  if (stats.status === "loading") return <span>…</span>;
  if (stats.status !== "content") return null;
  const count = stats.value === null ? 0 : openLeadsIn(stats.value);
  return (
    <MuiLink component={Link} to={leadsPathOf(uid)}>
      {count.toLocaleString(language)}
    </MuiLink>
  );
}

function leadsPathOf(uid: string): string {
  return `${adminPaths.leads}?owner=${uid}`;
}

function logPathOf(uid: string): string {
  return `${adminPaths.audit}?${queryOfAuditFilter({ whom: uid }).toString()}`;
}
