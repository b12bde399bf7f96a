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
 * The print styles of a page: white in any color scheme, without interactive content, and sized for
 * paper. They avoid breaks within blocks and print link addresses.
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
    // Hides drawings, buttons and forms. The footer contains the contact details.
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
