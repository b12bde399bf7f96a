import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { Language } from "@salvia/domain/languages";
import { homePath, loginPath } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";

import { visitorMarkup } from "../lib/visitorMarkup.ts";
import { Logo } from "../ui/Logo.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { Band } from "./Band.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** The top of every public page. */
export function SiteHeader({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation(["site", "common"]);
  return (
    <Band
      component="header"
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        py: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Link
        href={homePath(language)}
        aria-label={t("common:homePage")}
        underline="none"
        sx={{ display: "inline-flex", py: 1, borderRadius: 1 }}
      >
        <Logo yielding />
      </Link>
      <Box sx={{ flexGrow: 1 }} />
      <LanguageLinks language={language} path={path} />
      <ThemeChoice />
      <Button
        id={visitorMarkup.signIn}
        href={loginPath(language)}
        variant="outlined"
        sx={{
          px: { xs: 2, sm: 2.75 },
          ml: { xs: 0.5, sm: 1 },
          whiteSpace: "nowrap",
          "&[hidden]": { display: "none" },
        }}
      >
        {t("signIn")}
      </Button>
      <AccountLinks />
    </Band>
  );
}
