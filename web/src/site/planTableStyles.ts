import type { SxProps, Theme } from "@mui/material/styles";

const cell = {
  p: { xs: 1, sm: 2 },
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: 400,
  fontSize: { xs: "0.875rem", sm: "1rem" },
  lineHeight: 1.4,
  // A long word of a narrow cell is divided rather than laid over its neighbour.
  overflowWrap: "anywhere",
  hyphens: "auto",
} as const;

/** The looks of PlanTable: four columns, or on a phone three with each line's name above them. */
export const planTableStyles: SxProps<Theme> = (theme) => ({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  "& th, & td": cell,
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.default,
    fontWeight: 650,
    fontSize: { xs: "1rem", sm: "1.25rem" },
  },
  // What has the focus is not scrolled under the head.
  "& tbody a": { scrollMarginTop: 80 },
  "& tbody tr": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& tbody th": { fontWeight: 600 },
  "@media print": {
    "& thead, & thead th": { position: "static" },
    "& tr": { breakInside: "avoid" },
  },
  [theme.breakpoints.down("sm")]: {
    "&, & thead, & tbody": { display: "block" },
    // Here the row is a box of its own, from which its cells cannot come away: the head sticks.
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
    // The first column has no head of its own here; it is still heard.
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
 * The roles that HTML gives a table's parts, for when they are laid out as a grid: a browser may then
 * take them for mere boxes.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
