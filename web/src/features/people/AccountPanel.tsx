import CloseIcon from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import type { Account } from "@salvia/domain/account/account";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Breakable } from "../../ui/LinkedText.tsx";
import { Link as RouterLink } from "react-router";
import { styled } from "@mui/material/styles";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import type { LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import type { Session } from "../../session/session.ts";
import { useAuth, useSession } from "../../session/useAuth.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { Section } from "../../ui/Section.tsx";
import { AccessForm } from "./AccessForm.tsx";
import { EndDateForm } from "./EndDateForm.tsx";
import { LinkPolicy } from "./LinkPolicy.tsx";
import { useDayText } from "./useDayText.ts";

type AccountPanelProps = {
  uid: string;
  /** The path to the audit log of this account. */
  logPath: string;
  /** Renders the user's work that others can take over. The account may be deleted. */
  renderWork: (whose: { uid: string; name: string }) => ReactNode;
  onClose: () => void;
};

/** One account: its facts, its access and the controls to change it. */
export function AccountPanel({ uid, onClose, ...shown }: AccountPanelProps) {
  const { t } = useTranslation("people");
  const { account, replace } = useAccount(uid);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = account.status === "content";

  // Moves the focus to the panel that the user has just opened.
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  const close = (
    <IconButton
      aria-label={t("account.close")}
      title={t("account.close")}
      onClick={onClose}
      sx={{ marginTop: -1, marginRight: -1 }}
    >
      <CloseIcon />
    </IconButton>
  );
  return (
    <Section
      title={isThere ? (account.value.name ?? t("name.missing")) : t("account.state")}
      headingRef={heading}
      action={close}
    >
      {account.status === "error" ? (
        <LoadProblem failure={account.failure} onRetry={account.retry} />
      ) : account.status === "empty" ? (
        <>
          <Typography>{t("account.none")}</Typography>
          {shown.renderWork({ uid, name: t("name.gone") })}
        </>
      ) : account.status === "loading" ? (
        <>
          <Announcement>{t("account.loading")}</Announcement>
          <Skeleton variant="rounded" height={180} />
        </>
      ) : (
        <Details account={account.value} onChanged={replace} {...shown} />
      )}
    </Section>
  );
}

type DetailsProps = Pick<AccountPanelProps, "logPath" | "renderWork"> & {
  account: Account;
  onChanged: (account: Account) => void;
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

/** Shows the facts known about an account. */
function AccountFacts({ account }: { account: Account }) {
  const { t } = useTranslation("people");
  const dayText = useDayText();
  const { email, emailVerified, username, role, disabled, endsOn, lastSignInOn } = account;
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
      <div>
        <dt>{t("account.state")}</dt>
        <dd>{t(disabled ? "account.disabled" : "account.enabled")}</dd>
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

type Answer = { account: Account | null } | { failure: Failure };

/**
 * The account of a uid, as the server answers it; empty if there is none.
 *
 * @returns also a function that replaces it with the server's answer to a change
 */
function useAccount(uid: string): {
  account: LiveQuery<Account>;
  replace: (account: Account) => void;
} {
  const session = useSession();
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await ask(session, uid);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [session, uid]);

  function retry() {
    setAnswer(null);
    void ask(session, uid).then(setAnswer);
  }

  return { account: stateOf(answer, retry), replace: (account) => setAnswer({ account }) };
}

function ask(session: Pick<Session, "ask">, uid: string): Promise<Answer> {
  return session
    .ask(accessEndpoints.findAccount, { uid })
    .catch((error: unknown) => ({ failure: failureOf(error) }));
}

function stateOf(answer: Answer | null, retry: () => void): LiveQuery<Account> {
  if (answer === null) return { status: "loading" };
  if ("failure" in answer) return { status: "error", failure: answer.failure, retry };
  return answer.account === null
    ? { status: "empty" }
    : { status: "content", value: answer.account };
}
