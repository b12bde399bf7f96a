import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import type { LeadRowsProps } from "./LeadRows.tsx";
import { LeadTableRow } from "./LeadTableRow.tsx";

/** Leads as a table, for screens that are wide enough. */
export function LeadTable({ rows, caption, marks, claiming, ...actions }: LeadRowsProps) {
  return (
    <Table data-view={actions.view}>
      <caption>{caption}</caption>
      <LeadTableHead />
      <tbody>
        {rows.map((row) => (
          <LeadTableRow
            key={row.id}
            row={row}
            mark={marks.get(row.id)}
            claiming={claiming.has(row.id)}
            {...actions}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** The columns' names: also those of the table's skeleton. */
export function LeadTableHead() {
  const { t } = useTranslation("leads");
  return (
    <thead>
      <tr>
        <th scope="col">{t("columns.name")}</th>
        <th scope="col">{t("columns.contact")}</th>
        <th scope="col">{t("columns.plan")}</th>
        <th scope="col">{t("columns.status")}</th>
        <th scope="col">{t("columns.progress")}</th>
        <th scope="col" data-room="some">
          {t("columns.kind")}
        </th>
        <th scope="col" data-room="much">
          {t("columns.source")}
        </th>
        <th scope="col">{t("columns.created")}</th>
        <th scope="col">
          <span>{t("columns.actions")}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Plain table elements: MUI's cells cost a render each, and a list has thousands of them. */
export const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: "0.875rem",
  "& caption": visuallyHidden,
  "& th, & td": {
    height: 44,
    padding: "2px 10px",
    textAlign: "left",
    lineHeight: 1.3,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "break-word",
  },
  "& thead th": {
    height: 40,
    fontWeight: 550,
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
    whiteSpace: "nowrap",
  },
  "& tbody th": { fontWeight: 600 },
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  "& tbody tr:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& tr > :first-of-type:first-child": { paddingLeft: 20 },
  "& td:last-of-type": { paddingRight: 16, textAlign: "right" },
  "& thead th:last-of-type > span": visuallyHidden,
  // The name and the contact share what the other columns leave.
  ...Object.fromEntries(
    [null, "21%", 98, 150, 114, 88, 140, 116, 82].map((width, index) => [
      `& thead th:nth-of-type(${index + 1})`,
      { width },
    ]),
  ),
  "&[data-view=pool] thead th:nth-of-type(9)": { width: 126 },
  "@container (max-width: 1320px)": { "& [data-room=much]": { display: "none" } },
  "@container (max-width: 1120px)": { "& [data-room=some]": { display: "none" } },
}));
