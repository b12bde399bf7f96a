import { styled } from "@mui/material/styles";
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
      <Columns>
        <div>
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
        </div>
        <div>
          <InvitePerson onOpen={show} />
        </div>
        <div>
          <StaffList onOpen={show} />
          <AccountList onOpen={show} />
        </div>
      </Columns>
    </Page>
  );
}

/** Who there is, and beside it, where there is room, the invitation of another person. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.spacing(2.5),
  maxWidth: 820,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "inherit",
    alignContent: "start",
  },
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 1fr) 340px",
    gridTemplateRows: "auto 1fr",
    maxWidth: 1200,
    "& > :nth-of-type(2)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
}));
