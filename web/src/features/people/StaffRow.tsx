import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { MoreMenu } from "../../ui/dialogs/MoreMenu.tsx";
import { calendarDate } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import { Breakable } from "../../ui/LinkedText.tsx";
import { profileOf, type StaffRow } from "./people.data.ts";

/** What the page adds to the people of the directory. */
export type StaffLinks = {
  onOpen: (uid: string) => void;
  /** Renders how many leads a salesperson has in progress. */
  renderLeads: (uid: string) => ReactNode;
  /** The path of a salesperson's leads. */
  leadsPathOf: (uid: string) => string;
  /** The path of an account's entries in the audit log. */
  logPathOf: (uid: string) => string;
};

export type StaffRowProps = StaffLinks & { person: StaffRow };

/** A person as a row of a table. */
export function StaffTableRow({ person, ...links }: StaffRowProps) {
  const { t } = useTranslation("people");
  const profile = useProfile(person.uid);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <OpenButton person={person} onOpen={links.onOpen} />
      </TableCell>
      <TableCell>{t(`role.${person.role}`)}</TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>{profile.email}</TableCell>
      <TableCell align="right">
        {person.role === "sales" ? links.renderLeads(person.uid) : null}
      </TableCell>
      <TableCell sx={{ whiteSpace: "nowrap" }}>{profile.since}</TableCell>
      <TableCell padding="none" align="right">
        <PersonMenu person={person} {...links} />
      </TableCell>
    </TableRow>
  );
}

/** A person as a card, for narrow screens. */
export function StaffCard({ person, ...links }: StaffRowProps) {
  const { t } = useTranslation("people");
  const profile = useProfile(person.uid);
  return (
    <Card>
      <div>
        <OpenButton person={person} onOpen={links.onOpen} />
        <span>
          <span>{t(`role.${person.role}`)}</span>
          {person.role === "sales" ? (
            <>
              <span>{` · ${t("staff.leadsOf")} `}</span>
              {links.renderLeads(person.uid)}
            </>
          ) : null}
        </span>
        <span>{profile.email}</span>
        <span>
          {profile.since === null ? null : (
            <>
              <span>{`${t("staff.sinceOf")} `}</span>
              {profile.since}
            </>
          )}
        </span>
      </div>
      <PersonMenu person={person} {...links} />
    </Card>
  );
}

function OpenButton({ person: { uid, name }, onOpen }: Pick<StaffRowProps, "person" | "onOpen">) {
  const { t } = useTranslation("people");
  return (
    <Button
      aria-label={t("staff.open", { name })}
      onClick={() => onOpen(uid)}
      sx={{
        justifyContent: "flex-start",
        marginBlock: -1,
        marginLeft: -1,
        paddingInline: 1,
        textAlign: "start",
        overflowWrap: "anywhere",
      }}
    >
      {name}
    </Button>
  );
}

function PersonMenu({ person: { uid, name, role }, ...links }: StaffRowProps) {
  const { t } = useTranslation("people");
  return (
    <MoreMenu label={t("staff.actions", { name })}>
      <MenuItem onClick={() => links.onOpen(uid)}>{t("staff.change")}</MenuItem>
      {role === "sales" ? (
        <MenuItem component={Link} to={links.leadsPathOf(uid)}>
          {t("staff.showLeads")}
        </MenuItem>
      ) : null}
      <MenuItem component={Link} to={links.logPathOf(uid)}>
        {t("account.log")}
      </MenuItem>
    </MoreMenu>
  );
}

/**
 * A person's address, or that they have only been invited, and since when they have their role,
 * live; nothing if it can't be read.
 */
function useProfile(uid: string): { email: ReactNode; since: ReactNode } {
  const { t } = useTranslation("people");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const profile = useLiveQuery(`people/profile/${uid}`, profileOf(uid));
  if (profile.status === "loading") {
    return { email: <Waiting width="16ch" />, since: <Waiting width="10ch" /> };
  }
  if (profile.status !== "content") return { email: null, since: null };
  if (profile.value === null) return { email: <i>{t("staff.invited")}</i>, since: null };
  const { email, since } = profile.value;
  return {
    email: email === null ? null : <Breakable text={email} />,
    since: <time dateTime={since.toISOString()}>{calendarDate(since, language, timeZone)}</time>,
  };
}

function Waiting({ width }: { width: string }) {
  return <Skeleton component="span" sx={{ display: "inline-block", width }} />;
}

const Card = styled("li")(({ theme }) => ({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: 8,
  paddingBlock: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: "0.875rem",
  "& > div": { display: "grid", justifyItems: "start", minWidth: 0 },
  "& > div > button": { marginBlock: -6 },
  "& > div > span": { color: theme.vars.palette.text.secondary, overflowWrap: "anywhere" },
}));
