import { brand } from "@salvia/domain/site/brand";

const hidden = [
  "svg:not(header svg)",
  "main div:has(> svg)",
  "main .MuiButton-root",
  "main form",
  "main form + output",
  "#contact",
  "main a[href*='#contact']",
].join(", ");

/**
 * A page printed: white, whatever the screen was, without what only a screen can do, in a size for
 * paper. Nothing is torn apart between two sheets, and links say where they lead.
 */
export const printStyles = {
  "@media print": {
    "@page": { margin: "16mm" },
    html: { fontSize: "75%", colorScheme: "light !important" },
    "*, *::before, *::after": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      boxShadow: "none !important",
    },
    // What is drawn, pressed or filled in. The foot of the page says how to reach us.
    [hidden]: { display: "none !important" },
    "main > *": { paddingBottom: "24px !important" },
    footer: { paddingTop: "0 !important" },
    "h1, h2, h3, summary, thead": { breakAfter: "avoid" },
    "p, li, tr, dl, details, footer, .MuiCard-root": { breakInside: "avoid" },
    "main a[href^='/']::after": {
      content: `" (${new URL(brand.origin).host}" attr(href) ")"`,
      overflowWrap: "anywhere",
    },
  },
};
