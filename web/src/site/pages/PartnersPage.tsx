import { useTranslation } from "react-i18next";

import { GardenDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { Faq } from "../sections/Faq.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PartnerKinds } from "../sections/PartnerKinds.tsx";
import { Steps } from "../sections/Steps.tsx";

/** The page for partners who insure, care, administer and sell together with us. */
export function PartnersPage({ place }: { place: PageContext }) {
  const { t } = useTranslation("partners");
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead")}
        actions={[
          { href: "#kinds", label: t("hero.look") },
          { href: "#contact", label: t("hero.ask") },
        ]}
        answers={(["covers", "pay", "where"] as const).map((key) => ({
          question: t(`answers.${key}.question`),
          answer: t(`answers.${key}.answer`),
        }))}
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
