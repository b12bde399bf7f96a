import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { accountStateOf, type Account } from "@salvia/domain/account/account";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { readOnce } from "../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth, useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { TitledDialog } from "../../ui/dialogs/TitledDialog.tsx";
import { Breakable } from "../../ui/LinkedText.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { AccessForm } from "./AccessForm.tsx";
import { EndDateForm } from "./EndDateForm.tsx";
import { LinkPolicy } from "./LinkPolicy.tsx";
import { useDayText } from "./useDayText.ts";

type AccountDialogProps = {
  uid: string;
  changed: Account | undefined;
  logPath: string;
  /** Renders the user's work that others can take over. The account may be deleted. */
  renderWork: (whose: { uid: string; name: string }) => ReactNode;
  onChanged: (account: Account) => void;
  onClose: () => void;
};

/** One account: its facts, its access and the controls to change it. */
export function AccountDialog({ uid, changed, onClose, ...shown }: AccountDialogProps) {
  const { t } = useTranslation("people");
  const session = useSession();
  // Read again each time it is opened.
  const [reading] = useState(() => crypto.randomUUID());
  const found = useLiveQuery(
    `people/account/${reading}`,
    readOnce(async () => (await session.ask(accessEndpoints.findAccount, { uid })).account),
    (value) => value === null,
  );
  const account = changed ?? (found.status === "content" ? found.value : null);
  return (
    <TitledDialog
      title={account === null ? t("account.state") : (account.name ?? t("name.missing"))}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("account.close")}</Button>}
    >
      {account !== null ? (
        <Details account={account} {...shown} />
      ) : found.status === "error" ? (
        <LoadProblem of={found} />
      ) : found.status === "empty" ? (
        <>
          <Typography>{t("account.none")}</Typography>
          {shown.renderWork({ uid, name: t("name.gone") })}
        </>
      ) : (
        <>
          <Announcement>{t("account.loading")}</Announcement>
          <Skeleton variant="rounded" height={180} />
        </>
      )}
    </TitledDialog>
  );
}

type DetailsProps = Pick<AccountDialogProps, "logPath" | "renderWork" | "onChanged"> & {
  account: Account;
};

function Details({ account, logPath, renderWork, onChanged }: DetailsProps) {
  const { t } = useTranslation("people");
  const { user } = useAuth();
  return (
    <>
      <AccountFacts account={account} />
      {account.uid === user?.uid ? (
        <Typography sx={{ color: "text.secondary" }}>{t("change.own")}</Typography>
      ) : (
        <AccessForm account={account} onChanged={onChanged}>
          <EndDateForm account={account} onChanged={onChanged} />
          {account.role === null && account.emailVerified ? (
            <LinkPolicy account={account} onChanged={onChanged} />
          ) : null}
        </AccessForm>
      )}
      {renderWork({ uid: account.uid, name: account.name ?? account.email ?? account.uid })}
      <div>
        <Link component={RouterLink} to={logPath}>
          {t("account.log")}
        </Link>
      </div>
    </>
  );
}

function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation("people");
  const dayText = useDayText();
  const { email, emailVerified, username, role, endsOn, roleSince, lastSignInOn } = account;
  const confirmed = t(emailVerified ? "account.verified" : "account.unverified");
  return (
    <Facts>
      <div>
        <dt>{t("account.email")}</dt>
        <dd>
          {email === null ? t("account.noEmail") : <Breakable text={`${email} (${confirmed})`} />}
        </dd>
      </div>
      <div>
        <dt>{t("account.username")}</dt>
        <dd>{username ?? t("account.noUsername")}</dd>
      </div>
      <div>
        <dt>{t("account.role")}</dt>
        <dd>{t(`role.${role ?? "none"}`)}</dd>
      </div>
      {roleSince === null ? null : (
        <div>
          <dt>{t("account.since")}</dt>
          <dd>{dayText(roleSince)}</dd>
        </div>
      )}
      <div>
        <dt>{t("account.state")}</dt>
        <dd>{t(`state.${accountStateOf(account)}`)}</dd>
      </div>
      <div>
        <dt>{t("account.endsOn")}</dt>
        <dd>{endsOn === null ? t("account.never") : dayText(endsOn)}</dd>
      </div>
      <div>
        <dt>{t("account.lastSignIn")}</dt>
        <dd>{lastSignInOn === null ? t("account.notYet") : dayText(lastSignInOn)}</dd>
      </div>
    </Facts>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
  margin: 0,
  fontSize: "0.875rem",
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
}));
