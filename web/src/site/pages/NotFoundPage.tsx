import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { SxProps, Theme } from "@mui/material/styles";
import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { homePath, publicPath } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";

import { createStaticTranslator } from "../../i18n/createStaticTranslator.ts";
import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Meadow } from "../../ui/drawings/Stem.tsx";
import { SiteFooter } from "../layout/SiteFooter.tsx";
import { SiteHeader } from "../layout/SiteHeader.tsx";
import { SkipLink } from "../layout/SkipLink.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/**
 * The page for unknown addresses. Hosting supports one such file for all languages, so it contains
 * all of them; the page's script keeps only the visitor's language. Without it, `rootFiles` has the
 * styles for paths in a language, and elsewhere all answer below the header of the first.
 */
export function NotFoundPage() {
  return (
    <>
      <InEachLanguage sx={onlyOwn}>
        {(language) => (
          <>
            <SkipLink />
            <SiteHeader language={language} />
          </>
        )}
      </InEachLanguage>
      <SiteSection
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ pt: { xs: 4, md: 8 }, "&:focus-visible": { outline: 0 } }}
      >
        <InEachLanguage sx={{ maxWidth: 640, mb: 6 }}>
          {(language) => <Answer language={language} />}
        </InEachLanguage>
        <Box sx={{ maxWidth: 560, lineHeight: 0 }}>
          <Meadow />
        </Box>
      </SiteSection>
      <InEachLanguage sx={onlyOwn}>
        {(language) => <SiteFooter language={language} />}
      </InEachLanguage>
    </>
  );
}

interface InEachLanguageProps {
  sx: SxProps<Theme>;
  children: (language: Language) => ReactNode;
}

function InEachLanguage({ sx, children }: InEachLanguageProps) {
  return languages.map((language) => (
    <I18nextProvider
      key={language}
      i18n={createStaticTranslator(language, ["common", "site", "contact"])}
    >
      <Box lang={language} data-not-found="" sx={sx}>
        {children(language)}
      </Box>
    </I18nextProvider>
  ));
}

function Answer({ language }: { language: Language }) {
  const { t } = useTranslation("site");
  return (
    <>
      <Typography
        variant="h1"
        data-title={`${t("notFound.title")} – ${brand.name}`}
        sx={{ mb: 2.5 }}
      >
        {t("notFound.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 4 }}>{t("notFound.text")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button href={homePath(language)} variant="contained" size="large">
          {t("notFound.home")}
        </Button>
        <Button href={publicPath("price", language)} variant="outlined" size="large">
          {t("footer.price")}
        </Button>
      </Box>
      <Typography sx={{ mt: 3 }}>
        <Link href={brand.phone.href} color="inherit">
          {t("notFound.call", { phone: nonBreaking(brand.phone.display) })}
        </Link>
      </Typography>
    </>
  );
}

/** A page has one header and one footer: those of the document's language, which the script sets. */
const onlyOwn = {
  display: "none",
  ...Object.fromEntries(
    languages.map((language) => [
      `html[lang=${language}] &[lang=${language}]`,
      { display: "block" },
    ]),
  ),
};
