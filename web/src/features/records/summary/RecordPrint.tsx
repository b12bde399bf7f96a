import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { useNow } from "../../../ui/time/useNow.ts";

/** Prints the page on which a record is open; its print styles leave a summary. */
export function PrintButton() {
  const { t } = useTranslation("recordSummary");
  return (
    <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
      {t("print.action")}
    </Button>
  );
}

/** Says on paper when it was printed, and that it is confidential. */
export function PrintStamp() {
  const { t } = useTranslation("recordSummary");
  const now = useNow();
  return (
    <Box component="p" sx={{ display: "none", displayPrint: "block", margin: 0 }}>
      {t("print.stamp")} <ExactTime moment={now} />
    </Box>
  );
}

/**
 * The print styles while a record is open: a summary of who the patient is, allergies, problems,
 * medications, the latest vitals and the latest signed note, in black on white in any color scheme.
 */
export function PrintStyles() {
  return <GlobalStyles styles={printStyles} />;
}

/** The frame of the portal, what can be pressed or filled in, histories, and links in the portal. */
const hidden = [
  "header",
  "nav",
  "div:has(> nav)",
  "main button",
  "main form",
  "main details",
  "main video",
  "main a[href^='/']",
  "main .MuiFormControl-root",
  ".MuiSnackbar-root",
].join(", ");

const printStyles = {
  "@media print": {
    "@page": { margin: "16mm" },
    html: { fontSize: "80%", colorScheme: "light !important" },
    "*, *::before, *::after": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      borderColor: "#767676 !important",
      boxShadow: "none !important",
    },
    [hidden]: { display: "none !important" },
    main: { padding: "0 !important" },
    "main section[aria-labelledby]": { padding: "8px 12px !important", gap: "8px !important" },
    ".MuiChip-root": { border: "1px solid", fontWeight: 700 },
    "h1, h2, h3": { breakAfter: "avoid" },
    "p, li, dl, article": { breakInside: "avoid" },
  },
};
