import CheckIcon from "@mui/icons-material/Check";
import FiguresIcon from "@mui/icons-material/BarChartOutlined";
import PhoneIcon from "@mui/icons-material/SmartphoneOutlined";
import ShieldIcon from "@mui/icons-material/VerifiedUserOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { lowestMonthly } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { SampleMark } from "./FirstAnswers.tsx";
import { SiteSection } from "./SiteSection.tsx";
import { formatPrice } from "../../lib/format.ts";

/** An example of our coverage in a partner's app, and which data reaches whom. */
export function EmbeddedView({ language }: { language: Language }) {
  const { t } = useTranslation("embedded");
  return (
    <SiteSection id="view" aria-labelledby="view-title" sx={sectionStyles}>
      <PartnerApp language={language} />
      <div>
        <Typography id="view-title" variant="h2" sx={{ mb: 1.5 }}>
          {t("view.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mb: { xs: 3, md: 4 } }}>
          {t("view.lead")}
        </Typography>
        <Box component="ul" sx={listStyles}>
          {(["app", "us", "you"] as const).map((part) => (
            <li key={part}>
              {icons[part]}
              <div>
                <Typography variant="h3" sx={{ mb: 0.5 }}>
                  {t(`view.${part}.title`)}
                </Typography>
                <Typography sx={{ color: "text.secondary", maxWidth: "48ch" }}>
                  {t(`view.${part}.text`)}
                </Typography>
              </div>
            </li>
          ))}
        </Box>
      </div>
    </SiteSection>
  );
}

const icons = { app: <PhoneIcon />, us: <ShieldIcon />, you: <FiguresIcon /> };

/** A screen of a partner's app. Its button is part of the picture. */
function PartnerApp({ language }: { language: Language }) {
  const { t } = useTranslation(["embedded", "site"]);
  const price = formatPrice(lowestMonthly("adult"), language);
  return (
    <Box component="figure" sx={{ m: 0, mx: "auto", width: "100%", maxWidth: 300 }}>
      <Box sx={phoneStyles}>
        <Box sx={appBarStyles}>{t("view.mock.app")}</Box>
        <Box sx={{ p: 2.5, display: "grid", gap: 1.5 }}>
          <Typography sx={{ fontSize: "1.25rem", fontWeight: 650, lineHeight: 1.2 }}>
            {t("view.mock.title")}
          </Typography>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {t("view.mock.price", { price })}
            <SampleMark label={t("site:sample")} />
          </Typography>
          {(["care", "people"] as const).map((line) => (
            <Box key={line} sx={lineStyles}>
              <CheckIcon />
              {t(`view.mock.${line}`)}
            </Box>
          ))}
          <Box sx={buttonStyles}>{t("view.mock.action")}</Box>
          <Typography variant="body2" sx={{ color: "text.secondary", textAlign: "center" }}>
            {t("view.mock.insurer", { legalName: brand.legalName })}
          </Typography>
        </Box>
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ mt: 2, textAlign: "center", color: "text.secondary" }}
      >
        {t("view.label")}
      </Typography>
    </Box>
  );
}

const sectionStyles = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
  alignItems: "center",
  gap: { xs: 5, md: 8 },
  pb: { xs: 8, md: 12 },
};

const listStyles = {
  display: "grid",
  gap: 3,
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "28px minmax(0, 1fr)", gap: 2 },
  "@media print": { "& li": { display: "block" } },
  "& svg": { width: 28, height: 28, color: "primary.main" },
};

const phoneStyles = {
  overflow: "hidden",
  border: "10px solid",
  borderColor: "divider",
  borderRadius: "36px",
  backgroundColor: "background.paper",
};

/** The partner's color: another one of the palette than ours. */
const appBarStyles = {
  px: 2.5,
  py: 1.75,
  fontWeight: 650,
  color: "info.contrastText",
  backgroundColor: "info.main",
};

const lineStyles = {
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: 1,
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& svg": { width: 20, height: 20, color: "info.main" },
};

const buttonStyles = {
  mt: 1,
  p: 1.25,
  textAlign: "center",
  fontWeight: 600,
  borderRadius: "10px",
  color: "info.contrastText",
  backgroundColor: "info.main",
};
