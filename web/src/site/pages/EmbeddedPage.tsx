import { lowestMonthly } from "@salvia/domain/site/planOffer";
import { useTranslation } from "react-i18next";

import { PhoneDrawing } from "../../ui/drawings/SiteDrawings.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { EmbeddedView } from "../sections/EmbeddedView.tsx";
import { Faq } from "../sections/Faq.tsx";
import { useFirstAnswers } from "../sections/FirstAnswers.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { formatPrice } from "../../lib/format.ts";
import { Steps } from "../sections/Steps.tsx";

/** The page for companies that want to offer health coverage in their own product. */
export function EmbeddedPage({ place }: { place: PageContext }) {
  const { t } = useTranslation("embedded");
  const price = formatPrice(lowestMonthly("adult"), place.language);
  const answers = useFirstAnswers("embedded", { price });
  return (
    <>
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead")}
        actions={[
          { href: "#how", label: t("hero.look") },
          { href: "#contact", label: t("hero.ask") },
        ]}
        answers={answers}
        drawing={<PhoneDrawing />}
      />
      <Steps
        id="how"
        title={t("how.title")}
        ordered
        steps={(["fit", "build", "run"] as const).map((step) => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`),
        }))}
      />
      <EmbeddedView language={place.language} />
      <Steps
        id="who"
        title={t("who.title")}
        steps={(["apps", "banks", "travel"] as const).map((kind) => ({
          title: t(`who.${kind}.title`),
          text: t(`who.${kind}.text`),
        }))}
      />
      <Faq
        items={(["license", "name", "data", "time"] as const).map((key) => ({
          question: t(`faq.${key}.question`),
          answer: t(`faq.${key}.answer`),
        }))}
      />
      <ContactSection place={place} />
    </>
  );
}
