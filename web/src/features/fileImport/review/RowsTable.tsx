import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { Breakable } from "../../../ui/LinkedText.tsx";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import type { RowState } from "../run/fileRows.ts";

/** A row of a file, with its number in a spreadsheet program. */
type ShownRow = { number: number; name: string; contact: string; state: RowState };

type RowsTableProps<Row extends ShownRow> = {
  rows: readonly Row[];
  /** Describes the outcome of a row and its reason. */
  words: (row: Row) => string;
};

/** The rows of a file, virtualized because a file can have ten thousand rows. */
export function RowsTable<Row extends ShownRow>({ rows, words }: RowsTableProps<Row>) {
  const { t } = useTranslation("csvFile");
  const view = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its result is not memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <Box
      ref={view}
      tabIndex={0}
      component="section"
      aria-label={t("table.caption")}
      sx={{
        maxHeight: "min(60vh, 560px)",
        overflowY: "auto",
        // The virtualizer already keeps the scroll position; the browser would correct it a second
        // time.
        overflowAnchor: "none",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
      }}
    >
      <Table aria-rowcount={rows.length + 1}>
        <caption>{t("table.caption")}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t("table.row")}</th>
            <th scope="col">{t("table.person")}</th>
            <th scope="col">{t("table.outcome")}</th>
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <tr
                key={row.number}
                ref={virtualizer.measureElement}
                data-index={index}
                data-state={row.state}
                aria-rowindex={index + 2}
              >
                <td>{row.number}</td>
                <th scope="row">
                  <span>{row.name || "–"}</span>
                  <Breakable text={row.contact} />
                </th>
                <td>{words(row)}</td>
              </tr>
            );
          })}
          <Gap height={after} />
        </tbody>
      </Table>
    </Box>
  );
}

/** Space for rows that are not in the document. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: "0.875rem",
  "& caption": visuallyHidden,
  "& th, & td": {
    padding: "8px 10px",
    textAlign: "left",
    verticalAlign: "top",
    lineHeight: 1.35,
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& thead th": {
    position: "sticky",
    top: 0,
    fontWeight: 550,
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderBottom: 0,
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  },
  "& thead th:first-of-type": { width: 64 },
  "& thead th:nth-of-type(2)": { width: "42%" },
  // On a phone, the column with the reasons needs the most space.
  [theme.breakpoints.down("sm")]: {
    "& th, & td": { padding: "8px 6px" },
    "& thead th:first-of-type": { width: 52 },
    "& thead th:nth-of-type(2)": { width: "38%" },
  },
  "& tbody td:first-of-type": {
    fontVariantNumeric: "tabular-nums",
    color: theme.vars.palette.text.secondary,
  },
  "& tbody th": { fontWeight: 600 },
  "& tbody th span": { display: "block" },
  "& tbody th span + span": { fontWeight: 400, color: theme.vars.palette.text.secondary },
  "& tbody tr[data-state=faulty] td:last-of-type": { color: theme.vars.palette.error.main },
  "& tbody tr[data-state=skipped] td:last-of-type": { color: theme.vars.palette.text.secondary },
}));
