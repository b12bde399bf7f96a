import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { facts, figureNames } from "@salvia/domain/site/facts";
import { regionalTags, type Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { SiteSection } from "./SiteSection.tsx";

/** The insurer's figures with their month; nothing if it states none. */
export function ProofSection({ language }: { language: Language }) {
  const { t } = useTranslation("home");
  const { figures } = facts;
  if (figures === undefined) return null;
  const tag = regionalTags[language];
  const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Box sx={bandStyles}>
      <SiteSection aria-labelledby="proof-title">
        <Typography id="proof-title" variant="h2" sx={{ mb: { xs: 4, md: 5 } }}>
          {t("proof.title")}
        </Typography>
        <Box component="dl" sx={listStyles}>
          {figureNames.map((name) => {
            const figure = figures[name];
            return (
              figure !== undefined && (
                <Box key={name} sx={figureStyles}>
                  <dt>{t(`proof.${name}`)}</dt>
                  <Box component="dd" sx={{ m: 0, fontSize: "clamp(2.5rem, 2rem + 3vw, 4rem)" }}>
                    {figure.toLocaleString(tag)}
                  </Box>
                </Box>
              )
            );
          })}
        </Box>
        <Typography variant="body2" sx={{ mt: { xs: 3, md: 4 } }}>
          {t("proof.asOf", { month: month.format(new Date(`${figures.asOf}-01`)) })}
        </Typography>
      </SiteSection>
    </Box>
  );
}

/** Across the whole page, so that it parts the sections above and below. */
const bandStyles = {
  py: { xs: 6, md: 9 },
  mb: { xs: 9, md: 14 },
  backgroundColor: "tint",
  "@media print": { py: 0 },
};

const listStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
  gap: { xs: 3, md: 6 },
  m: 0,
  "& dd": { color: "primary.main", fontWeight: 650, lineHeight: 1.1, letterSpacing: "-0.03em" },
  "& dt": { maxWidth: "24ch" },
};

/** The figure stands above its name, which HTML wants first. */
const figureStyles = {
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
};
