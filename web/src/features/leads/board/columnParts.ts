import { keyframes, styled, type Theme } from "@mui/material/styles";

import { rowHighlightStyles } from "../list/useRowHighlights.ts";

/** What a column scrolls on wide screens; on phones, the page scrolls. */
export const Scroll = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  // Also room for the focus ring of the first card.
  padding: "4px 6px 6px",
  [theme.breakpoints.up("sm")]: { overflowY: "auto", scrollbarWidth: "thin", minHeight: 0 },
}));

/** The cards, whose styles are here so that a card that only changes its place renders cheaply. */
export const Cards = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  "& > article": {
    ...cardHighlightStyles(theme),
    flexShrink: 0,
    padding: "8px 10px 4px",
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: "0.875rem",
    // Cards out of sight cost no layout, so that a long column stays fast.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 150px",
    "&[data-movable=true]": { cursor: "grab" },
    "&[data-carried=true]": {
      borderStyle: "dashed",
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.tint,
    },
  },
}));

/** As in the list, but the browser animates it without computing styles for each frame. */
function cardHighlightStyles(theme: Theme) {
  const { "&[data-highlight]": _, ...others } = rowHighlightStyles(theme);
  return {
    position: "relative",
    isolation: "isolate",
    "&[data-highlight]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
      "&::before": {
        content: '""',
        position: "absolute",
        // Beside the bar.
        inset: "0 0 0 3px",
        zIndex: -1,
        borderRadius: "0 9px 9px 0",
        backgroundColor: theme.vars.palette.tint,
        "@media (prefers-reduced-motion: no-preference)": {
          opacity: 0,
          animation: `${fade} 4s ease-out`,
        },
      },
    },
    ...others,
  } as const;
}

const fade = keyframes`
  0%, 40% { opacity: 1; }
  100% { opacity: 0; }
`;

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
    // Those in progress fit beside the strips of the closed ones, at 1280 pixels, too.
    flex: "1 0 170px",
    maxWidth: 380,
    "&[data-closed=true]": {
      flex: "0 0 44px",
      flexDirection: "row",
      writingMode: "vertical-rl",
      "& > header": {
        flexWrap: "nowrap",
        justifyContent: "flex-start",
        gap: 10,
        padding: "12px 6px",
        "& h2, && small": { flex: "none" },
      },
      "& button": { minWidth: 0 },
    },
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
    padding: "10px 12px 8px",
    "& h2": { flex: "1 1 0", margin: 0, fontSize: "0.9375rem", fontWeight: 600 },
    // A long name takes a second line rather than the place of the number.
    "& h2 > span": { whiteSpace: "normal" },
    "& span[data-total]": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
    // A line of every column, so that the first cards are at one height.
    "& small": {
      flexBasis: "100%",
      color: theme.vars.palette.text.secondary,
      [theme.breakpoints.up("sm")]: { minHeight: 20 },
    },
  },
}));
