import { styled } from "@mui/material/styles";

/** What a column scrolls on wide screens; on phones, the page scrolls. */
export const Scroll = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  // Also room for the focus ring of the first card.
  padding: "4px 8px 8px",
  [theme.breakpoints.up("sm")]: { overflowY: "auto", scrollbarWidth: "thin", minHeight: 0 },
}));

export const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
});

export const ColumnNote = styled("div")(({ theme }) => ({
  padding: "4px 14px 10px",
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
}));

export const Foot = styled("div")({ display: "grid", placeItems: "center" });

/** A column; `data-drop` says whether the carried card may be dropped on it. */
export const ColumnFrame = styled("section")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up("sm")]: {
    flex: "1 0 252px",
    maxWidth: 380,
    "&[data-closed=true]": { flex: "0 0 148px" },
  },
  "&[data-drop=yes]": { borderColor: theme.vars.palette.primary.main },
  "&[data-over=true]": {
    backgroundColor: theme.vars.palette.tint,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  "&[data-drop=no]": {
    borderStyle: "dashed",
    outlineStyle: "dashed",
    backgroundColor: theme.vars.palette.background.default,
  },
  "& > header": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: 4,
    padding: "10px 14px 8px",
    "& h2": { margin: 0, fontSize: "0.9375rem", fontWeight: 600 },
    "& span[data-total]": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
  },
}));
