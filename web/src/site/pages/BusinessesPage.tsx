import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Language } from "@salvia/domain/shared/language";
import { loginPath, priceLink } from "@salvia/domain/site/paths";
import { lowestMonthly, smallGroup } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { OfficeDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { Faq } from "../sections/Faq.tsx";
import { GroupCheck } from "../sections/GroupCheck.tsx";
import { useFirstAnswers } from "../sections/FirstAnswers.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PlanTable } from "../sections/PlanTable.tsx";
import { formatPrice } from "../../lib/format.ts";
import { Steps } from "../sections/Steps.tsx";

/** The page for businesses: small-group plans and the employer portal. */
export function BusinessesPage({ place }: { place: PageContext }) {
  const { t } = useTranslation("businesses");
  const price = formatPrice(lowestMonthly("employee"), place.language);
  const answers = useFirstAnswers("businesses", { price });
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead", smallGroup)}
        actions={[
          { href: "#check", label: t("hero.look") },
          { href: priceLink("company", place.language), label: t("hero.ask") },
        ]}
        answers={answers}
        drawing={<OfficeDrawing />}
      />
      <GroupCheck language={place.language} />
      <PlanTable place={place} payer="employee" />
      <Steps
        id="begin"
        title={t("begin.title")}
        steps={(["choose", "invite", "visit"] as const).map((step) => ({
          title: t(`begin.${step}.title`),
          text: t(`begin.${step}.text`),
        }))}
        ordered
      />
      <EmployerPortalSection language={place.language} />
      <Faq
        items={(["least", "families", "leaves", "grow"] as const).map((key) => ({
          question: t(`faq.${key}.question`, smallGroup),
          answer: t(`faq.${key}.answer`, smallGroup),
        }))}
      />
      <ContactSection place={place} />
    </>
  );
}

/** Explains what the employer portal does and who has access. */
function EmployerPortalSection({ language }: { language: Language }) {
  const { t } = useTranslation("businesses");
  return (
    <Steps
      id="portal"
      title={t("portal.title")}
      lead={t("portal.text")}
      steps={(["people", "bill", "help"] as const).map((part) => ({
        title: t(`portal.${part}.title`),
        text: t(`portal.${part}.text`),
      }))}
    >
      <Box
        sx={{
          mt: { xs: 3, md: 5 },
          p: { xs: 3, md: 4 },
          borderRadius: "20px",
          backgroundColor: "tint",
        }}
      >
        <Typography variant="h3" sx={{ mb: 0.75 }}>
          {t("portal.requirements.title")}
        </Typography>
        <Typography sx={{ maxWidth: "66ch" }}>{t("portal.requirements.text")}</Typography>
        <Link href={loginPath(language)} sx={{ display: "inline-block", mt: 1, py: 0.75 }}>
          {t("portal.requirements.link")}
        </Link>
      </Box>
    </Steps>
  );
}
