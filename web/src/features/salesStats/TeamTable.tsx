import MuiLink from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { monthOf } from "@salvia/domain/shared/month";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import type { PersonStats } from "./salesStats.data.ts";
import { teamLoad } from "./teamLoad.ts";

type TeamTableProps = {
  people: readonly PersonStats[];
  /** Renders a person's name. */
  person: (uid: string) => ReactNode;
  /** The path of the list of all leads. */
  leads: string;
};

/** Each name is a read, so the rest of a large team is shown on request. */
const shownFirst = 10;

/** What each salesperson has to do; their name, what waits and what is new lead to these leads. */
export function TeamTable({ people, person, leads }: TeamTableProps) {
  const { t } = useTranslation("adminDashboard");
  const { language } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const now = useNow();
  const team = teamLoad(people, now);
  const shown = isWhole ? team : team.slice(0, shownFirst);
  const mostOpen = Math.max(1, ...team.map(({ open }) => open));
  const count = (value: number) => value.toLocaleString(language);
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px", overflowX: "auto" }}>
      {team.length === 0 ? (
        <Typography sx={{ padding: 2.5, color: "text.secondary" }}>{t("team.none")}</Typography>
      ) : (
        <Table size="small" aria-label={t("team.title")}>
          <TableHead>
            <TableRow>
              <TableCell>{t("team.person")}</TableCell>
              <TableCell align="right">{t("team.open")}</TableCell>
              <TableCell align="right">{t("team.waiting")}</TableCell>
              <TableCell align="right">{t("team.converted")}</TableCell>
              <TableCell align="right">{t("team.created")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ uid, open, waiting, converted, created }) => (
              <TableRow key={uid}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                  <MuiLink component={Link} to={`${leads}?owner=${uid}`}>
                    {person(uid)}
                  </MuiLink>
                </TableCell>
                <TableCell align="right">
                  <span>{count(open)}</span>
                  <Load style={{ width: `${(100 * open) / mostOpen}%` }} />
                </TableCell>
                <TableCell align="right">
                  <Count of={waiting} to={`${leads}?owner=${uid}&status=new`} />
                </TableCell>
                <TableCell align="right">{count(converted)}</TableCell>
                <TableCell align="right">
                  <Count of={created} to={`${leads}?owner=${uid}&created=${monthOf(now)}`} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {shown.length < team.length ? (
        <Button sx={{ margin: 1 }} onClick={() => setWhole(true)}>
          {t("team.all", { people: count(team.length) })}
        </Button>
      ) : null}
    </Paper>
  );
}

/** A number that leads to what it counts, if there is any. */
function Count({ of, to }: { of: number; to: string }) {
  const { language } = useLanguage();
  const text = of.toLocaleString(language);
  if (of === 0) return <span>{text}</span>;
  return (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
}

/** A person's share of the largest load, beside its number. */
const Load = styled("div")(({ theme }) => ({
  height: 4,
  marginTop: 2,
  marginInlineStart: "auto",
  borderRadius: 2,
  backgroundColor: theme.vars.palette.primary.main,
}));
