import InviteIcon from "@mui/icons-material/PersonAddOutlined";
import MuiLink from "@mui/material/Link";
import {
  accountStates,
  roleFilters,
  uidSchema,
  type Account,
} from "@salvia/domain/account/account";
import { openLeadsIn } from "@salvia/domain/lead/salesFigures";
import { adminPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";

import { queryOfAuditFilter } from "../../features/auditLog/auditUrl.ts";
import { AccountDialog } from "../../features/people/AccountDialog.tsx";
import { InviteDialog } from "../../features/people/InviteDialog.tsx";
import { PeopleList } from "../../features/people/PeopleList.tsx";
import { salesStatsOf } from "../../features/salesStats/salesStats.data.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { HandOverWork } from "../work/HandOverWork.tsx";
import { Page } from "./Page.tsx";

/**
 * All accounts and invitations. Its address has the filters and the uid of the open account, or says
 * that a file of people is invited.
 */
export function PeoplePage() {
  const [query] = useSearchParams();
  if (query.get("invite") !== "file") return <People />;
  return (
    <NamespaceLoader namespaces={["invitations", "csvFile"]} fallback={<Loading />}>
      <Invitations />
    </NamespaceLoader>
  );
}

function Invitations() {
  const { t } = useTranslation("invitations");
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      above={<BackLink to={adminPaths.people}>{t("back")}</BackLink>}
    >
      <Suspense fallback={<Loading />}>
        <InvitationFile />
      </Suspense>
    </Page>
  );
}

const InvitationFile = lazy(async () => ({
  default: (await import("../../features/fileImport/invitations/InvitationFile.tsx"))
    .InvitationFile,
}));

function People() {
  const { t } = useTranslation("people");
  const [query, setQuery] = useSearchParams();
  const [invites, setInvites] = useState<{ again: Account | null } | null>(null);
  const [invitations, setInvitations] = useState(0);
  const [changed, setChanged] = useState<ReadonlyMap<string, Account>>(new Map());
  const open = uidSchema.safeParse(query.get("account"));
  const filters = {
    role: roleFilters.find((role) => role === query.get("role")) ?? null,
    state: accountStates.find((state) => state === query.get("state")) ?? null,
  };

  function go(parts: Readonly<Record<string, string | null>>, replace = false) {
    const after = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    setQuery(after, { replace });
  }

  function show(account: string) {
    setInvites(null);
    go({ account });
  }

  function showChanged(account: Account) {
    setChanged((before) => new Map(before).set(account.uid, account));
    // The account of a linked policy takes the place of the open one.
    if (open.success && open.data !== account.uid) go({ account: account.uid }, true);
  }

  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <Button
          variant="contained"
          startIcon={<InviteIcon />}
          onClick={() => setInvites({ again: null })}
        >
          {t("invite.title")}
        </Button>
      }
    >
      <PeopleList
        filters={filters}
        onFilter={(filter) => go(filter, true)}
        version={invitations}
        changed={changed}
        onChanged={showChanged}
        onOpen={show}
        onInvite={(again) => setInvites({ again })}
        renderLeads={(uid) => <LeadsInProgress uid={uid} />}
        leadsPathOf={leadsPathOf}
        logPathOf={logPathOf}
      />
      {open.success ? (
        <AccountDialog
          key={open.data}
          uid={open.data}
          changed={changed.get(open.data)}
          logPath={logPathOf(open.data)}
          renderWork={(whose) => <HandOverWork {...whose} />}
          onChanged={showChanged}
          onClose={() => go({ account: null })}
        />
      ) : null}
      {invites === null ? null : (
        <InviteDialog
          {...invites}
          onInvited={() => {
            setInvitations(invitations + 1);
            setChanged(new Map());
          }}
          onOpen={show}
          onClose={() => setInvites(null)}
        />
      )}
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
