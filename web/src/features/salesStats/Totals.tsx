import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { SalesFigures } from "@salvia/domain/lead/salesStats";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { monthsOf, openLeadsIn, shown } from "@salvia/domain/lead/salesFigures";

type TotalsProps = {
  figures: SalesFigures;
  /** The paths of the list of these leads and of their board. */
  paths: { leads: string; board: string };
};

/**
 * The most important figures, each with its comparison. Each leads to its leads: those in progress
 * on the board, those of the month, and those that became clients last. A team's list has leads
 * without an owner, too, which its figures don't count.
 */
export function Totals({ figures, paths: { leads, board } }: TotalsProps) {
  const { t } = useTranslation("salesStats");
  const { language } = useLanguage();
  const [before, month] = monthsOf(figures, useNow()).slice(-2);
  const { lead, client } = figures.kinds;
  const count = (value: number) => value.toLocaleString(language);
  const all = count(shown(lead) + shown(client));
  const tiles = [
    {
      name: "open",
      to: board,
      value: openLeadsIn(figures),
      note: t("totals.ofAll", { count: all }),
    },
    {
      name: "clients",
      to: `${leads}?kind=client`,
      value: shown(client),
      note: t("totals.ofAll", { count: all }),
    },
    {
      name: "created",
      to: month ? `${leads}?created=${month.month}` : leads,
      value: month?.created ?? 0,
      note: t("totals.monthBefore", { count: count(before?.created ?? 0) }),
    },
    {
      name: "converted",
      to: `${leads}?kind=client&sort=updated`,
      value: month?.converted ?? 0,
      note: t("totals.monthBefore", { count: count(before?.converted ?? 0) }),
    },
  ] as const;
  return (
    <Tiles>
      {tiles.map(({ name, to, value, note }) => (
        <Paper key={name} variant="outlined">
          <dt>
            <Link to={to}>{t(`totals.${name}`)}</Link>
          </dt>
          <dd data-figure={name}>{count(value)}</dd>
          <dd>{note}</dd>
        </Paper>
      ))}
    </Tiles>
  );
}

/** A placeholder of the same shape for loading figures. */
export function TotalsSkeleton() {
  return (
    <Tiles as="div" aria-hidden="true">
      {["open", "clients", "created", "converted"].map((name) => (
        <Paper key={name} variant="outlined">
          <Skeleton variant="text" width="70%" sx={{ fontSize: "0.875rem" }} />
          <Skeleton variant="text" width="40%" sx={{ fontSize: "2rem", lineHeight: 1.25 }} />
          <Skeleton variant="text" width="60%" sx={{ fontSize: "0.8125rem" }} />
        </Paper>
      ))}
    </Tiles>
  );
}

const Tiles = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 16,
  margin: 0,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 12 },
  "& > div": { position: "relative", padding: "16px 20px", borderRadius: 12 },
  "& > div:hover": { borderColor: theme.vars.palette.primary.main },
  "& > div:hover a": { textDecoration: "underline" },
  // The whole tile is the target.
  "& a": {
    color: "inherit",
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 12 },
  },
  "& dt": { fontSize: "0.875rem", fontWeight: 550 },
  "& dd": { margin: 0, fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& dd[data-figure]": {
    fontSize: "2rem",
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: "-0.02em",
    color: theme.vars.palette.text.primary,
  },
}));
