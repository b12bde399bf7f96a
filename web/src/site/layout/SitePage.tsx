import Box from "@mui/material/Box";
import { defaultLanguage, type Language } from "@salvia/domain/shared/language";
import { homePath } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";

import { AccountProblem } from "./AccountLinks.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { SkipLink } from "./SkipLink.tsx";

interface SitePageProps {
  language: Language;
  /** The page's English path, used for the language links. */
  path: string;
  children: ReactNode;
}

/** A public page with its header and footer. */
export function SitePage({ language, path, children }: SitePageProps) {
  return (
    <>
      <SkipLink />
      <LanguageOffer language={language} path={path} />
      <SiteHeader language={language} path={path} />
      {path === homePath(defaultLanguage) && <AccountProblem />}
      <Box component="main" id="content" tabIndex={-1} sx={{ "&:focus-visible": { outline: 0 } }}>
        {children}
      </Box>
      <SiteFooter language={language} />
    </>
  );
}
