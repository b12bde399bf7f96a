import { publicPath } from "@salvia/domain/site/paths";
import { planOffers } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { HouseDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { Faq } from "../sections/Faq.tsx";
import { useFirstAnswers } from "../sections/FirstAnswers.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PlanTable } from "../sections/PlanTable.tsx";
import { formatPrice } from "../../lib/format.ts";
import { Steps } from "../sections/Steps.tsx";

export function IndividualsPage({ place }: { place: PageContext }) {
  const { t } = useTranslation(["individuals", "plans"]);
  const { monthly } = planOffers.basic;
  const prices = {
    adult: formatPrice(monthly.adult, place.language),
    child: formatPrice(monthly.child, place.language),
  };
  const answers = useFirstAnswers("individuals", prices);
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead")}
        actions={[
          { href: "#plans", label: t("hero.look") },
          { href: publicPath("price", place.language), label: t("hero.ask") },
        ]}
        answers={answers}
        drawing={<HouseDrawing />}
      />
      <PlanTable place={place} payer="adult" />
      <Steps
        id="begin"
        title={t("begin.title")}
        ordered
        steps={(["choose", "talk", "covered"] as const).map((step) => ({
          title: t(`begin.${step}.title`),
          text: t(`begin.${step}.text`),
        }))}
      />
      <Faq
        items={(["condition", "wait", "change", "doctor"] as const).map((key) => ({
          question: t(`faq.${key}.question`),
          answer: t(`faq.${key}.answer`),
        }))}
      />
      <ContactSection place={place} />
    </>
  );
}
