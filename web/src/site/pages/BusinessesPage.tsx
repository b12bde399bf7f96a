import { smallGroup } from "@salvia/domain/site/planGroup";
import { lowestMonthly } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { OfficeDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { EmployerPortalSection } from "../sections/EmployerPortalSection.tsx";
import { Faq } from "../sections/Faq.tsx";
import { GroupCheck } from "../sections/GroupCheck.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PlanTable } from "../sections/PlanTable.tsx";
import { formatPrice } from "../sections/price.ts";

/** The page for businesses: small-group plans and the employer portal. */
export function BusinessesPage({ place }: { place: PageContext }) {
  const { t } = useTranslation("businesses");
  const price = formatPrice(lowestMonthly("employee"), place.language);
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead", smallGroup)}
        actions={[
          { href: "#check", label: t("hero.look") },
          { href: "#contact", label: t("hero.ask") },
        ]}
        answers={[
          { question: t("answers.covers.question"), answer: t("answers.covers.answer") },
          {
            question: t("answers.pay.question"),
            answer: t("answers.pay.answer", { price }),
            sample: true,
          },
          { question: t("answers.where.question"), answer: t("answers.where.answer") },
        ]}
        drawing={<OfficeDrawing />}
      />
      <GroupCheck language={place.language} />
      <PlanTable place={place} payer="employee" />
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
