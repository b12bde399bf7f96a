import type { SxProps, Theme } from "@mui/material/styles";

const cell = {
  p: { xs: 1, sm: 2 },
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
  fontSize: { xs: "0.875rem", sm: "1rem" },
  lineHeight: 1.4,
  // Breaks a long word in a narrow cell so that it does not overlap the next cell.
  overflowWrap: "anywhere",
  hyphens: "auto",
} as const;

/** Styles of `PlanTable`: four columns, or on a phone three with each row's name above them. */
export const planTableStyles: SxProps<Theme> = (theme) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": cell,
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.default,
    fontWeight: 650,
    fontSize: { xs: "1rem", sm: "1.25rem" },
  },
  // Keeps a focused link clear of the sticky header row.
  "& tbody a": { scrollMarginTop: 80 },
  "& tbody tr": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& tbody th": { fontWeight: 600 },
  "& tbody [data-group] th": {
    paddingTop: { xs: 3, sm: 4 },
    color: theme.vars.palette.primary.main,
    fontSize: "0.9375rem",
    fontWeight: 650,
  },
  "& tbody tr[data-group]": { border: 0 },
  // Beside a pointer, each plan's column is easier to follow along its row.
  "@media (hover: hover)": {
    "& tbody tr:not([data-group]):hover": { backgroundColor: theme.vars.palette.tint },
  },
  "@media print": {
    "& thead, & thead th": { position: "static" },
    "& tr": { breakInside: "avoid" },
  },
  [theme.breakpoints.down("sm")]: {
    "&, & thead, & tbody": { display: "block" },
    // The row is a box of its own here, which its cells cannot leave, so the whole head is sticky.
    "& thead": {
      position: "sticky",
      top: 0,
      zIndex: 1,
      backgroundColor: theme.vars.palette.background.default,
    },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      marginInline: -1,
    },
    "& tbody th": { gridColumn: "1 / -1", paddingBottom: 0, fontSize: "1rem" },
    // The first column's header is hidden visually here but still available to screen readers.
    "& thead th:first-of-type": {
      position: "absolute",
      width: "1px",
      height: "1px",
      padding: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/**
 * The roles that HTML gives to a table's parts. They are explicit because browsers may drop them
 * when the table is laid out as a grid.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
