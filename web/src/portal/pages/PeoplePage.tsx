import Box from "@mui/material/Box";
import { uidSchema } from "@salvia/domain/account/account";
import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { queryOfAuditFilter } from "../../features/auditLog/auditUrl.ts";
import { AccountList } from "../../features/people/AccountList.tsx";
import { AccountPanel } from "../../features/people/AccountPanel.tsx";
import { EndingAccounts } from "../../features/people/EndingAccounts.tsx";
import { FindAccount } from "../../features/people/FindAccount.tsx";
import { InvitePerson } from "../../features/people/InvitePerson.tsx";
import { StaffList } from "../../features/people/StaffList.tsx";
import { HandOverWork } from "../work/HandOverWork.tsx";
import { Page } from "./Page.tsx";

/** The permissions of all accounts; the uid of the open account is in the address. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  const [query, setQuery] = useSearchParams();
  const open = uidSchema.safeParse(query.get("account"));
  const show = (uid: string) => setQuery({ account: uid });
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 820px)", gap: 2.5 }}>
        <FindAccount onFound={show} />
        {open.success ? (
          <AccountPanel
            key={open.data}
            uid={open.data}
            logPath={`${adminPaths.audit}?${queryOfAuditFilter({ whom: open.data }).toString()}`}
            renderWork={(whose) => <HandOverWork {...whose} />}
            onClose={() => setQuery({})}
          />
        ) : null}
        <EndingAccounts onOpen={show} />
        <InvitePerson onOpen={show} />
        <AccountList onOpen={show} />
        <StaffList onOpen={show} />
      </Box>
    </Page>
  );
}
