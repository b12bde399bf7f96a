import AdministratorIcon from "@mui/icons-material/FactCheckOutlined";
import BrokerIcon from "@mui/icons-material/HandshakeOutlined";
import DistributorIcon from "@mui/icons-material/StorefrontOutlined";
import InsurerIcon from "@mui/icons-material/ShieldOutlined";
import ProviderIcon from "@mui/icons-material/LocalHospitalOutlined";
import ReinsurerIcon from "@mui/icons-material/AccountBalanceOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { contactPagePath, partnerKinds, type PartnerKind } from "@salvia/domain/lead/contact";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { GardenDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { Faq } from "../sections/Faq.tsx";
import { useFirstAnswers } from "../sections/FirstAnswers.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { Steps } from "../sections/Steps.tsx";
import { SiteSection } from "../sections/SiteSection.tsx";

/** The page for partners who insure, care, administer and sell together with us. */
export function PartnersPage({ place }: { place: PageContext }) {
  const { t } = useTranslation("partners");
  const answers = useFirstAnswers("partners", null);
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead")}
        actions={[
          { href: "#kinds", label: t("hero.look") },
          { href: "#contact", label: t("hero.ask") },
        ]}
        answers={answers}
        drawing={<GardenDrawing />}
      />
      <PartnerKinds place={place} />
      <Steps
        id="how"
        title={t("how.title")}
        ordered
        steps={(["write", "talk", "start"] as const).map((step) => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`),
        }))}
      />
      <Faq
        items={(["exclusive", "verify", "portal"] as const).map((key) => ({
          question: t(`faq.${key}.question`),
          answer: t(`faq.${key}.answer`),
        }))}
      />
      <ContactSection place={place} />
    </>
  );
}

/** What each kind of partner gets from us, with links to the form with that kind selected. */
function PartnerKinds({ place: { page, language } }: { place: PageContext }) {
  const { t } = useTranslation("partners");
  return (
    <SiteSection id="kinds" aria-labelledby="kinds-title" sx={{ pb: { xs: 8, md: 12 } }}>
      <Typography id="kinds-title" variant="h2" sx={{ mb: { xs: 3, md: 5 } }}>
        {t("kinds.title")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            md: "repeat(3, minmax(0, 1fr))",
          },
          gap: { xs: 2, md: 3 },
        }}
      >
        {partnerKinds.map((kind) => (
          <Card key={kind} sx={{ display: "flex", flexDirection: "column", p: 3 }}>
            <Box sx={iconStyles}>{icons[kind]}</Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`kinds.${kind}.title`)}
            </Typography>
            <Typography sx={{ color: "text.secondary", mb: 1.5 }}>
              {t(`kinds.${kind}.text`)}
            </Typography>
            <Link
              href={`${contactPagePath(page, language)}?kind=${kind}#contact`}
              aria-label={t("kinds.actionNamed", { kind: t(`kinds.${kind}.title`) })}
              sx={{ mt: "auto", py: 0.75, alignSelf: "start" }}
            >
              {t("kinds.action")}
            </Link>
          </Card>
        ))}
      </Box>
    </SiteSection>
  );
}

const icons: Readonly<Record<PartnerKind, ReactElement>> = {
  reinsurer: <ReinsurerIcon />,
  insurer: <InsurerIcon />,
  provider: <ProviderIcon />,
  tpa: <AdministratorIcon />,
  broker: <BrokerIcon />,
  distributor: <DistributorIcon />,
};

const iconStyles = { mb: 1.5, color: "primary.main", "& svg": { width: 32, height: 32 } };
