import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

/** The first link of a public page, which leads the keyboard past the header. */
export function SkipLink() {
  const { t } = useTranslation("site");
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: "absolute",
        left: 16,
        top: -80,
        px: 2,
        py: 1,
        borderRadius: 1,
        backgroundColor: "background.paper",
        color: "text.primary",
        zIndex: 2,
        "&:focus": { top: 16 },
        "@media print": { display: "none" },
      }}
    >
      {t("skip")}
    </Box>
  );
}
