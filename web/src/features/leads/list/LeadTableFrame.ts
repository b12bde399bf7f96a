import { styled } from "@mui/material/styles";

import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import type { Density } from "../filter/density.ts";
import { leadColumns, type ChosenColumns, type LeadColumn } from "../filter/columns.ts";
import { twoLines } from "../LeadLink.tsx";

/** The height of a row of each density, in pixels. */
export const rowHeights = { comfortable: 49, compact: 36 } as const;

/** The widths of the columns from the third to the eighth, in pixels. */
const widths = [98, 150, 114, 88, 140, 116] as const;

/** The place of each column in the table, from 1. */
const places = { contact: 2, plan: 3, status: 4, progress: 5, kind: 6, source: 7, created: 8 };

// The pool shows the source in place of the progress: it is what leads are chosen by, and nearly all
// are at the first step.
const allThatFit = {
  "@container (max-width: 1320px)": {
    "&:not([data-view=pool]) [data-room=much], &[data-view=pool] [data-room=step]": {
      display: "none",
    },
    "&[data-view=pool] thead th:nth-of-type(7)": { width: 120 },
  },
  "@container (max-width: 1120px)": {
    // Names need room more than how far a lead is, which the status says, too.
    "& :is([data-room=some], [data-room=step])": { display: "none" },
    // Names and addresses need the room between the columns.
    "& :is(th, td)": { paddingInline: 8 },
    "& thead th:nth-of-type(2)": { width: "24%" },
    "& thead th:nth-of-type(3)": { width: 88 },
    "& thead th:nth-of-type(4)": { width: 148 },
    "&[data-view=all] thead th:nth-of-type(9)": { width: 126 },
    "[data-density=compact] & thead th:nth-of-type(3)": { width: 90 },
    "[data-density=compact] & thead th:nth-of-type(8)": { width: 132 },
    "[data-density=compact] &[data-view=pool] thead th:nth-of-type(2)": { width: "24%" },
  },
  "@container (max-width: 940px)": {
    "&[data-view=pool] :is(thead th:nth-of-type(3), td:nth-of-type(2))": { display: "none" },
    "[data-density=compact] & :is(thead th:nth-of-type(3), td:nth-of-type(2))": { display: "none" },
  },
} as const;

/** Hides all columns but the chosen ones, and of these the last ones that don't fit. */
function chosenThatFit(columns: readonly LeadColumn[], density: Density) {
  // The contact's width is a share of the whole.
  const share = columns.includes("contact") ? (density === "compact" ? 0.28 : 0.21) : 0;
  let needed = nameAndActions;
  const rules = leadColumns.map((column) => {
    const place = places[column];
    const hidden = {
      [`& :is(thead th:nth-of-type(${place}), td:nth-of-type(${place - 1}))`]: { display: "none" },
    };
    if (!columns.includes(column)) return hidden;
    needed += widths[place - 3] ?? 0;
    return { [`@container (max-width: ${Math.ceil(needed / (1 - share))}px)`]: hidden };
  });
  return Object.assign({}, ...rules);
}

/** What the first and the last column need at least, in pixels. */
const nameAndActions = 290;

/** One line per row, in which what can be clicked is at least 24 pixels high (WCAG 2.5.8). */
const compactRows = {
  "[data-density=compact] & :is(tbody th, td)": {
    height: rowHeights.compact,
    paddingBlock: 0,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  // The name has what it needs, and its step or label the rest, but enough for a word.
  "[data-density=compact] & tbody th > div": { display: "flex", alignItems: "baseline", gap: 8 },
  "[data-density=compact] & tbody th > div > *": {
    display: "block",
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  "[data-density=compact] & tbody th > div > span": { flex: "1 1 0", minWidth: "3em" },
  "[data-density=compact] & tbody th > [data-select]": { top: "calc(50% - 17px)", height: 34 },
  "[data-density=compact] & tbody [data-select] > span": { paddingBlock: 7 },
  // The address beside the number, which is never cut off.
  "[data-density=compact] & thead th:nth-of-type(2)": { width: "28%" },
  "[data-density=compact] & td:nth-of-type(1) > :is(a, span)": {
    display: "inline-block",
    maxWidth: "100%",
    verticalAlign: "middle",
    lineHeight: "24px",
  },
  "[data-density=compact] & td:nth-of-type(1) > :first-of-type:not(:only-child)": {
    maxWidth: "calc(100% - 136px)",
    marginRight: 10,
  },
} as const;

type TableProps = { columns: ChosenColumns; density: Density };

/** Plain table elements: each MUI cell costs a render, and a list has thousands of cells. */
export const Table = styled("table", {
  shouldForwardProp: (name) => name !== "columns" && name !== "density",
})<TableProps>(({ theme, columns, density }) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: "0.875rem",
  "& caption": visuallyHidden,
  "& th, & td": {
    height: rowHeights.comfortable,
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
    position: "sticky",
    top: 64,
    zIndex: 1,
    // Borders of a collapsed table do not stick.
    borderBottom: 0,
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "& thead button": {
    all: "unset",
    minHeight: 24,
    lineHeight: "24px",
    cursor: "pointer",
    "&:hover": { textDecoration: "underline" },
    "&:focus-visible": {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
  },
  "& thead th[aria-sort] button": { color: theme.vars.palette.text.primary },
  "& thead th:first-of-type": { borderTopLeftRadius: 12 },
  "& thead th:last-of-type": { borderTopRightRadius: 12 },
  "& tbody th": { fontWeight: 600 },
  "& tbody th > div > a": twoLines,
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  "& tbody tr:focus-visible": { outlineOffset: -2 },
  "& tbody tr[data-row]:hover": { backgroundColor: theme.vars.palette.action.hover },
  "& tr > :first-of-type:first-child": { paddingLeft: 20 },
  // Beside the text rather than in its line, where it would make the row higher.
  "& tr > th:first-of-type:has(> [data-select])": { paddingLeft: 50 },
  "& tbody th:has(> [data-select])": { position: "relative" },
  "& th > [data-select]": { position: "absolute", left: 10, top: "calc(50% - 19px)" },
  "& tbody tr[aria-selected=true]": {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  "& td:last-of-type": { paddingRight: 16, textAlign: "right" },
  "& thead th:last-of-type > span": visuallyHidden,
  // The name and contact columns share the remaining width.
  ...Object.fromEntries(
    [null, "21%", ...widths, 82].map((width, index) => [
      `& thead th:nth-of-type(${index + 1})`,
      { width },
    ]),
  ),
  "&:is([data-view=pool], [data-view=mine]) thead th:nth-of-type(9)": { width: 126 },
  "&[data-view=all] thead th:nth-of-type(9)": { width: 150 },
  "&[data-view=all] :is(th, td):nth-of-type(9), &[data-view=all] td:last-of-type": {
    textAlign: "left",
  },
  ...(columns === null ? allThatFit : chosenThatFit(columns, density)),
  ...compactRows,
}));
