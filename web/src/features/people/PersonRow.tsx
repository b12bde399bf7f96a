import DisabledIcon from "@mui/icons-material/BlockOutlined";
import ActiveIcon from "@mui/icons-material/CheckCircleOutlined";
import EndingIcon from "@mui/icons-material/EventBusyOutlined";
import InvitedIcon from "@mui/icons-material/MarkEmailUnreadOutlined";
import ExpiredIcon from "@mui/icons-material/UnsubscribeOutlined";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import {
  accountStateOf,
  type AccessChange,
  type Account,
  type AccountState,
} from "@salvia/domain/account/account";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useAuth } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { MoreMenu } from "../../ui/dialogs/MoreMenu.tsx";
import { Breakable } from "../../ui/LinkedText.tsx";
import { useDayText } from "./useDayText.ts";

/** What can be done with a person, and what the page adds to a row. */
export type PersonActions = {
  onOpen: (uid: string) => void;
  /** Invites someone again whose account is unused. */
  onInvite: (account: Account) => void;
  onAccess: (account: Account, change: AccessChange) => void;
  /** Renders how many leads a salesperson has in progress. */
  renderLeads: (uid: string) => ReactNode;
  leadsPathOf: (uid: string) => string;
  /** The path of an account's entries in the audit log. */
  logPathOf: (uid: string) => string;
};

type PersonRowProps = PersonActions & {
  account: Account;
  selected: boolean;
  onSelect: (isSelected: boolean) => void;
};

/** A person in the list, with the state of their account and a menu of actions. */
export function PersonRow({ account, selected, onSelect, ...actions }: PersonRowProps) {
  const { t } = useTranslation("people");
  const dayText = useDayText();
  // Distinguishes people with the same name.
  const contactId = useId();
  const { uid, email, username, role, endsOn, lastSignInOn } = account;
  const contact = email ?? username;
  const name = account.name ?? contact ?? t("name.missing");
  const state = accountStateOf(account);
  const [today] = useState(() => insurersDay(new Date()));
  // The nightly end of access leaves the last administrator theirs.
  const isLate = state === "ending" && role === "admin" && (endsOn ?? "") < today;
  const day = endsOn === null ? null : dayText(endsOn);

  /** What else is to be known of the access. */
  function note(): string | null {
    if (isLate) return t("row.over");
    if (account.invitation !== null) return day === null ? null : t("row.endsOn", { day });
    if (lastSignInOn === null) return t("row.notYet");
    return t("row.lastSignIn", { day: dayText(lastSignInOn) });
  }

  return (
    <Row>
      <Checkbox
        checked={selected}
        onChange={(_, isSelected) => onSelect(isSelected)}
        slotProps={{
          input: { "aria-label": t("bulk.select", { name }), "aria-describedby": contactId },
        }}
      />
      <div>
        <Button
          aria-label={t("row.open", { name })}
          aria-describedby={contactId}
          onClick={() => actions.onOpen(uid)}
          sx={{ minHeight: 28, paddingBlock: 0.25, marginLeft: -1, paddingInline: 1 }}
        >
          {name}
        </Button>
        <small id={contactId}>
          {contact === null || contact === name ? null : <Breakable text={contact} />}
        </small>
      </div>
      <div>
        <span>{t(`role.${role ?? "none"}`)}</span>
        {role === "sales" ? (
          <small>
            <span>{`${t("row.leads")} `}</span>
            {actions.renderLeads(uid)}
          </small>
        ) : null}
      </div>
      <div>
        <Box component="span" sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
          {icons[state]}
          <span>{state === "ending" ? t("row.endsOn", { day }) : t(`state.${state}`)}</span>
        </Box>
        <small>{note()}</small>
      </div>
      <PersonMenu account={account} name={name} {...actions} />
    </Row>
  );
}

function PersonMenu({
  account,
  name,
  ...actions
}: PersonActions & { account: Account; name: string }) {
  const { t } = useTranslation("people");
  const { user } = useAuth();
  const { uid, role, disabled, invitation } = account;
  const disable = invitation === null ? "change.disable" : "change.withdraw";
  return (
    <MoreMenu label={t("row.actions", { name })}>
      <MenuItem onClick={() => actions.onOpen(uid)}>{t("row.change")}</MenuItem>
      {invitation === null ? null : (
        <MenuItem onClick={() => actions.onInvite(account)}>{t("row.invite")}</MenuItem>
      )}
      {role === "sales" ? (
        <MenuItem component={Link} to={actions.leadsPathOf(uid)}>
          {t("row.showLeads")}
        </MenuItem>
      ) : null}
      <MenuItem component={Link} to={actions.logPathOf(uid)}>
        {t("account.log")}
      </MenuItem>
      {uid === user?.uid ? null : (
        <MenuItem
          onClick={() => actions.onAccess(account, { kind: disabled ? "enable" : "disable" })}
        >
          {t(disabled ? "change.enable" : disable)}
        </MenuItem>
      )}
    </MoreMenu>
  );
}

const icons: Readonly<Record<AccountState, ReactNode>> = {
  active: <ActiveIcon fontSize="small" color="success" />,
  ending: <EndingIcon fontSize="small" color="warning" />,
  invited: <InvitedIcon fontSize="small" color="info" />,
  expired: <ExpiredIcon fontSize="small" color="warning" />,
  disabled: <DisabledIcon fontSize="small" color="error" />,
};

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.25fr) auto",
  columnGap: 12,
  alignItems: "center",
  minHeight: 56,
  paddingBlock: 4,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: "0.875rem",
  "& > div": { display: "grid", justifyItems: "start", minWidth: 0, overflowWrap: "anywhere" },
  "& button": { textAlign: "start", overflowWrap: "anywhere" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    rowGap: 4,
    "& > div": { gridColumn: 2 },
    "& > div:nth-of-type(1)": { gridRow: 1 },
    "& > button": { gridColumn: 3, gridRow: 1 },
  },
}));
