import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { loginPath, memberPaths } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { nonBreaking } from "../../lib/format.ts";
import { Button } from "../../ui/Button.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/** Leads members to the right place of their area, through sign-in if they need it. */
export function MembersPage({ language }: { language: Language }) {
  const { t } = useTranslation("members");
  const phone = nonBreaking(brand.phone.display);
  return (
    <>
      <SiteSection component="div" sx={{ pt: { xs: 2, md: 5 }, pb: { xs: 6, md: 9 } }}>
        <Typography variant="h1" sx={{ mb: 2.5, maxWidth: "18ch" }}>
          {t("heading")}
        </Typography>
        <Typography sx={{ fontSize: { sm: "1.1875rem" }, color: "text.secondary", mb: 5 }}>
          {t("lead")}
        </Typography>
        <Box component="ul" sx={{ ...gridStyles, m: 0, p: 0, listStyle: "none" }}>
          {places.map((place) => (
            <Box key={place} component="li" sx={placeStyles}>
              <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
                <Link href={memberPaths[place]} sx={{ "&::after": wholeCard }}>
                  {t(`place.${place}.title`)}
                </Link>
              </Typography>
              <Typography sx={{ color: "text.secondary" }}>{t(`place.${place}.text`)}</Typography>
            </Box>
          ))}
        </Box>
      </SiteSection>
      <SiteSection component="div" sx={{ ...gridStyles, rowGap: 5, pb: { xs: 4, md: 6 } }}>
        <Answer title={t("first.title")} text={t("first.text")}>
          <Button href={`${loginPath(language)}?sign-up`} variant="contained">
            {t("first.open")}
          </Button>
        </Answer>
        <Answer title={t("number.title")} text={t("number.text", { phone })} />
        <Answer title={t("help.title")} text={t("help.text", { phone })}>
          <Button href={brand.phone.href} variant="outlined">
            {t("help.call", { phone })}
          </Button>
        </Answer>
      </SiteSection>
    </>
  );
}

const places = ["plan", "appointments", "messages", "clinicians", "record"] as const;

/** A question that members have before they are signed in. */
function Answer({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>{text}</Typography>
      {children}
    </section>
  );
}

const gridStyles = {
  display: "grid",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
  },
  gap: { xs: 2, md: 3 },
};

const placeStyles = {
  position: "relative",
  p: 3,
  borderRadius: "12px",
  border: "1px solid",
  borderColor: "divider",
  backgroundColor: "background.paper",
  "&:hover": { borderColor: "primary.main" },
};

/** Makes the card the link's target. */
const wholeCard = { content: '""', position: "absolute", inset: 0, borderRadius: "12px" };
