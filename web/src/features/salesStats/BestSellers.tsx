import Paper from "@mui/material/Paper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { rankSellers } from "./rankSellers.ts";
import type { PersonStats } from "./salesStats.data.ts";

type BestSellersProps = {
  people: readonly PersonStats[];
  /** Renders a person's name. */
  person: (uid: string) => ReactNode;
};

const shown = 5;

/** The salespeople who have converted the most leads this month. */
export function BestSellers({ people, person }: BestSellersProps) {
  const { t } = useTranslation("adminDashboard");
  const { language } = useLanguage();
  const best = rankSellers(people, useNow(), shown);
  const count = (value: number) => value.toLocaleString(language);
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px", overflowX: "auto" }}>
      {best.length === 0 ? (
        <Typography sx={{ padding: 2.5, color: "text.secondary" }}>{t("best.none")}</Typography>
      ) : (
        <Table aria-label={t("best.title")}>
          <TableHead>
            <TableRow>
              <TableCell>{t("best.person")}</TableCell>
              <TableCell align="right">{t("best.converted")}</TableCell>
              <TableCell align="right">{t("best.created")}</TableCell>
              <TableCell align="right">{t("best.open")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {best.map(({ uid, converted, created, open }) => (
              <TableRow key={uid}>
                <TableCell component="th" scope="row">
                  {person(uid)}
                </TableCell>
                <TableCell align="right">{count(converted)}</TableCell>
                <TableCell align="right">{count(created)}</TableCell>
                <TableCell align="right">{count(open)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Paper>
  );
}
