import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { JobOutcome } from "@salvia/domain/lead/bulk/bulkJob";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../../ui/Button.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { readLeadOrNull } from "../data/readLeadOrNull.ts";
import { useLeadPath } from "../LeadLink.tsx";
import type { BulkActionName } from "./useBulkJob.ts";

/** A lead and what became of it. */
export type OutcomeRow = {
  id: string;
  /** Null if the action began before this page. */
  row: LeadRow | null;
  outcome: JobOutcome;
};

type OutcomeListProps = { name: BulkActionName; rows: readonly OutcomeRow[] };

/** Each name that the page doesn't have is a read, so the rest is shown on request. */
const shownAtOnce = 200;

/** The leads that need attention, then those that are done. */
export function OutcomeList({ name, rows }: OutcomeListProps) {
  const { t } = useTranslation("leadBulk");
  const path = useLeadPath();
  const [most, setMost] = useState(shownAtOnce);
  const left = rows.length - most;
  return (
    <>
      <PlainList aria-label={t("list")}>
        {rows
          .toSorted((a, b) => Number(a.outcome === "done") - Number(b.outcome === "done"))
          .slice(0, most)
          .map(({ id, row, outcome }) => {
            const isThere = isReadable(name, outcome);
            const unnamed = isThere ? <ReadName id={id} /> : t("someone");
            const text = row === null ? unnamed : fullName(row);
            return (
              <Row key={id} data-outcome={outcome}>
                <span>
                  {isThere ? (
                    <MuiLink component={Link} to={path(id)} color="inherit">
                      {text}
                    </MuiLink>
                  ) : (
                    <span>{text}</span>
                  )}
                </span>
                <span>{t(outcome === "done" ? `outcome.done.${name}` : `outcome.${outcome}`)}</span>
              </Row>
            );
          })}
      </PlainList>
      {left > 0 ? (
        <Button onClick={() => setMost(most + shownAtOnce)}>{t("more", { count: left })}</Button>
      ) : null}
    </>
  );
}

/** The name of a lead that was selected before this page opened, if the user may read it. */
function ReadName({ id }: { id: string }) {
  const { t } = useTranslation("leadBulk");
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const lead = await readLeadOrNull(id);
      if (isShown && lead !== null) setName(`${lead.firstName} ${lead.lastName}`);
    };
    // Without a connection, the outcome stays without a name.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [id]);
  return <span>{name ?? t("someone")}</span>;
}

function isReadable(name: BulkActionName, outcome: JobOutcome): boolean {
  if (outcome === "gone" || outcome === "removed") return false;
  return outcome !== "done" || (name !== "handOver" && name !== "erase");
}

const Row = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
  gap: "0 12px",
  padding: "8px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: "anywhere",
  // Many rows: those out of view cost no layout.
  contentVisibility: "auto",
  containIntrinsicSize: "auto 40px",
  "& > :first-of-type": { fontWeight: 600 },
  "&[data-outcome=done] > :last-of-type": { color: theme.vars.palette.text.secondary },
}));
