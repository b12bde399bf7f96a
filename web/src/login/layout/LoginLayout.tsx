import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";
import { homePath } from "@salvia/domain/site/paths";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { keepsSignIn } from "../../firebase/signInStorage.ts";
import { useAppCheckBlocked } from "../../firebase/appCheck/useAppCheckBlocked.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { LanguageMenu } from "../../ui/fields/LanguageMenu.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { AppCheckNotice } from "../../ui/status/AppCheckNotice.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { ThemeMenu } from "../../ui/fields/ThemeMenu.tsx";
import { Meadow } from "../../ui/drawings/Stem.tsx";

/** The layout of the login page: the brand's panel beside the form, or only its mark on a phone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["login", "common"]);
  const { language } = useLanguage();
  const appCheckBlocked = useAppCheckBlocked();
  const [isForgetful, setIsForgetful] = useState(false);

  useEffect(() => {
    void keepsSignIn().then((keeps) => setIsForgetful(!keeps));
  }, []);

  return (
    <>
      <LanguageOffer />
      <Box
        sx={{
          minHeight: "100dvh",
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
          gridTemplateRows: { xs: "auto 1fr auto", md: "auto 1fr" },
        }}
      >
        <Box
          component="header"
          sx={{
            gridColumn: { xs: 1, md: 2 },
            display: "flex",
            alignItems: "center",
            gap: 0.5,
            px: { xs: 2, sm: 3 },
            pt: { xs: 1.5, sm: 2.5 },
          }}
        >
          <Link
            href={homePath(language)}
            aria-label={t("common:homePage")}
            underline="none"
            sx={{ display: "inline-flex", py: 1, borderRadius: 1 }}
          >
            <Logo />
          </Link>
          <Box sx={{ flexGrow: 1 }} />
          <LanguageMenu />
          <ThemeMenu />
        </Box>
        <Box
          component="main"
          sx={{
            gridColumn: { xs: 1, md: 2 },
            display: "grid",
            alignContent: { xs: "start", md: "center" },
            justifyItems: "center",
            px: { xs: 2, sm: 3 },
            pt: { xs: 5, sm: 8, md: 2 },
            pb: { xs: 4, md: 6 },
          }}
        >
          <Box sx={{ width: "100%", maxWidth: 408 }}>
            {appCheckBlocked ? <AppCheckNotice /> : null}
            {isForgetful ? (
              <Box sx={{ mb: 3 }}>
                <Notice severity="error">{t("storageBlocked")}</Notice>
              </Box>
            ) : null}
            {children}
          </Box>
        </Box>
        <BrandPanel />
      </Box>
    </>
  );
}

/** Shows what the user signs in to and whom to call: beside the form, or below it on a phone. */
function BrandPanel() {
  const { t } = useTranslation("login");
  return (
    <Box
      component="aside"
      sx={{
        gridColumn: 1,
        gridRow: { xs: 3, md: "1 / span 2" },
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        m: 2,
        mr: { md: 0 },
        borderRadius: "24px",
        backgroundColor: "tint",
        overflow: "hidden",
      }}
    >
      <Box sx={{ p: { xs: 3, md: 5, lg: 7 }, pb: 0 }}>
        <Typography
          component="p"
          variant="h2"
          sx={{ display: { xs: "none", md: "block" }, maxWidth: "12ch", mb: 2.5 }}
        >
          {t("panel.headline")}
        </Typography>
        <Typography sx={{ color: { md: "text.secondary" }, maxWidth: "34ch" }}>
          {t("panel.text")}{" "}
          <Link href={brand.phone.href} sx={{ color: "text.primary", whiteSpace: "nowrap" }}>
            {brand.phone.display}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ px: 2, pt: 3, maxWidth: { xs: 480, md: "none" }, lineHeight: 0 }}>
        <Meadow />
      </Box>
    </Box>
  );
}
