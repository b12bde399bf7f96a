import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { staffPage, type StaffPlace, type StaffRow } from "./people.data.ts";
import { StaffCard, StaffTableRow, type StaffLinks } from "./StaffRow.tsx";

/** The staff directory, live, page by page: a table, or cards where there is less room. */
export function StaffList(links: StaffLinks) {
  const { t } = useTranslation("people");
  return (
    <Section title={t("staff.title")} lead={t("staff.lead")}>
      <StaffPage after={null} {...links} />
    </Section>
  );
}

type StaffPageProps = StaffLinks & { after: StaffPlace | null };

/** A page and, on request, the next one below it, which starts where this one ends. */
function StaffPage({ after, ...links }: StaffPageProps) {
  const { t } = useTranslation("people");
  const [showsNext, setShowsNext] = useState(false);
  const page = useLiveQuery(
    `people/staff/${JSON.stringify(after)}`,
    staffPage(after),
    ({ rows }) => rows.length === 0,
  );
  if (page.status === "error") return <LoadProblem failure={page.failure} onRetry={page.retry} />;
  if (page.status === "empty")
    return after === null ? <Typography>{t("staff.empty")}</Typography> : null;
  if (page.status === "loading") {
    return (
      <>
        <Announcement>{t("staff.loading")}</Announcement>
        <Skeleton variant="rounded" height={after === null ? 240 : 88} />
      </>
    );
  }
  const { rows, next } = page.value;
  return (
    <>
      <People rows={rows} {...links} />
      {next === null ? null : showsNext ? (
        <StaffPage after={next} {...links} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setShowsNext(true)}>
            {t("staff.more")}
          </Button>
        </div>
      )}
    </>
  );
}

function People({ rows, ...links }: StaffLinks & { rows: readonly StaffRow[] }) {
  const { t } = useTranslation("people");
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"));
  if (!isWide) {
    return (
      <PlainList aria-label={t("staff.title")}>
        {rows.map((person) => (
          <StaffCard key={person.uid} person={person} {...links} />
        ))}
      </PlainList>
    );
  }
  return (
    <Table size="small" aria-label={t("staff.title")}>
      <TableHead>
        <TableRow>
          <TableCell>{t("staff.name")}</TableCell>
          <TableCell>{t("account.role")}</TableCell>
          <TableCell>{t("account.email")}</TableCell>
          <TableCell align="right">{t("staff.leads")}</TableCell>
          <TableCell>{t("staff.since")}</TableCell>
          <TableCell padding="none">
            <span style={visuallyHidden}>{t("staff.actionsColumn")}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <StaffTableRow key={person.uid} person={person} {...links} />
        ))}
      </TableBody>
    </Table>
  );
}
