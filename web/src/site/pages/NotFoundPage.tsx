import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { languageNames, languages } from "@salvia/domain/shared/language";
import { homePath, publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { Meadow } from "../../ui/drawings/Stem.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";
import { nonBreaking } from "../../lib/format.ts";

/**
 * The page for unknown addresses. Hosting supports one such file for all languages, so it contains
 * all of them; the page's script keeps only the visitor's language.
 */
export function NotFoundPage() {
  const { t, i18n } = useTranslation(["site", "common"]);
  return (
    <SiteSection
      component="div"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        gridTemplateRows: { xs: "auto 1fr auto", md: "auto 1fr" },
        minHeight: "100dvh",
        pt: 3,
      }}
    >
      <Box component="header" sx={headerStyles}>
        <Link
          href="/"
          aria-label={t("common:homePage")}
          underline="none"
          sx={{ display: "inline-flex", py: 1, borderRadius: 1 }}
        >
          <Logo />
        </Link>
        <Box component="nav" aria-label={languageWords} sx={languageStyles}>
          {languages.map((language) => (
            <Link
              key={language}
              href={homePath(language)}
              hrefLang={language}
              lang={language}
              data-language={language}
              sx={{ py: 1.25 }}
            >
              {languageNames[language]}
            </Link>
          ))}
        </Box>
      </Box>
      <Box
        component="main"
        id="content"
        sx={{
          display: "grid",
          alignContent: "start",
          gap: 8,
          maxWidth: 560,
          py: { xs: 6, md: 12 },
        }}
      >
        {languages.map((language) => {
          const say = i18n.getFixedT(language, "site");
          return (
            <Box
              key={language}
              component="section"
              lang={language}
              data-not-found={language}
              data-title={`${say("notFound.title")} – ${brand.name}`}
            >
              <Typography variant="h2" component="h1" sx={{ mb: 1.5 }}>
                {say("notFound.title")}
              </Typography>
              <Typography sx={{ color: "text.secondary", mb: 3 }}>
                {say("notFound.text")}
              </Typography>
              <Button href={homePath(language)} variant="contained">
                {say("notFound.home")}
              </Button>
              <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: "none" }}>
                {(["individuals", "businesses", "embedded", "partners"] as const).map((page) => (
                  <li key={page}>
                    <Link
                      href={publicPath(page, language)}
                      sx={{ display: "inline-block", py: 0.75 }}
                    >
                      {say(`footer.${page}`)}
                    </Link>
                  </li>
                ))}
              </Box>
              <Typography sx={{ mt: 2 }}>
                <Link href={brand.phone.href} color="inherit">
                  {say("notFound.call", { phone: nonBreaking(brand.phone.display) })}
                </Link>
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ maxWidth: { xs: 560, md: "none" }, alignSelf: "end", lineHeight: 0 }}>
        <Meadow />
      </Box>
    </SiteSection>
  );
}

/** One label for all languages, because the header is shown before the script knows which is right. */
const languageWords = "Language – Idioma – Langue";

const headerStyles = {
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
};

const languageStyles = { display: "flex", flexWrap: "wrap", columnGap: 2.5 };
