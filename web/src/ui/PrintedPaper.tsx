import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * What a page prints in place of itself, on white paper in any color scheme. The screen doesn't
 * show it.
 */
export function PrintedPaper({ children }: { children: ReactNode }) {
  return createPortal(
    <Paper data-print>
      <GlobalStyles styles={printStyles} />
      {children}
    </Paper>,
    document.body,
  );
}

const Paper = styled("div")({
  display: "none",
  "@media print": { display: "block" },
  "&, & *": {
    color: "#000 !important",
    backgroundColor: "transparent !important",
    overflowWrap: "anywhere",
  },
  fontSize: "10.5pt",
  lineHeight: 1.4,
  "& h1": { fontSize: "16pt", margin: "0 0 8pt" },
  "& h2": { fontSize: "11.5pt", margin: "12pt 0 3pt", breakAfter: "avoid" },
  "& p": { margin: 0 },
  "& ul": { listStyle: "none", margin: 0, padding: 0, display: "grid", gap: "3pt" },
  "& li, & tr, & dl": { breakInside: "avoid" },
  "& li > p": { whiteSpace: "pre-wrap" },
  "& dl": { margin: "0 0 6pt" },
  "& table": { borderCollapse: "collapse" },
  "& th, & td": {
    textAlign: "start",
    fontWeight: 400,
    padding: "2pt 16pt 2pt 0",
    borderBottom: "0.5pt solid #767676",
  },
  "& footer": { marginTop: "14pt", borderTop: "0.5pt solid #767676", paddingTop: "4pt" },
});

const printStyles = {
  "@media print": {
    "@page": { margin: "16mm" },
    html: { colorScheme: "light !important", backgroundColor: "#fff !important" },
    body: { backgroundColor: "#fff !important" },
    "body > *:not([data-print])": { display: "none !important" },
  },
};
