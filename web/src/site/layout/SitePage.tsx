import CallIcon from "@mui/icons-material/CallOutlined";
import Box from "@mui/material/Box";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { nonBreaking } from "../../lib/format.ts";
import { AccountProblem } from "./AccountLinks.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

interface SitePageProps {
  language: Language;
  /** The page's English path, used for the language links. */
  path: string;
  children: ReactNode;
}

/** A public page with its header and footer. */
export function SitePage({ language, path, children }: SitePageProps) {
  const { t } = useTranslation("site");
  return (
    <>
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
      <LanguageOffer language={language} path={path} />
      <SiteHeader language={language} path={path} />
      <AccountProblem />
      <Box component="main" id="content" tabIndex={-1} sx={{ "&:focus-visible": { outline: 0 } }}>
        {children}
      </Box>
      <SiteFooter language={language} />
      <Box component="a" href={brand.phone.href} sx={callBar}>
        <CallIcon fontSize="small" />
        {t("callBar", { phone: nonBreaking(brand.phone.display) })}
      </Box>
    </>
  );
}

/**
 * Calls from any place of the page, on phones. It is the page's last line, which stays in view: it
 * covers no line below it. It gives way to the keyboard while a field has the focus, and to the text
 * in a low window.
 */
const callBar = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: { xs: "flex", md: "none" },
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  minHeight: 52,
  px: 2,
  textAlign: "center",
  fontWeight: 600,
  textDecoration: "none",
  color: "secondary.contrastText",
  backgroundColor: "secondary.main",
  // The bar must not hide what the keyboard reaches.
  "html:has(&)": { scrollPaddingBottom: 72 },
  "body:has(:is(input, textarea, select):focus) &": { position: "static" },
  "@media (max-height: 480px)": { position: "static" },
  "@media print": { display: "none" },
};
