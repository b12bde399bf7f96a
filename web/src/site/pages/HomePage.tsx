import { lowestMonthly } from "@salvia/domain/site/planOffer";
import { publicPath } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { brand } from "@salvia/domain/site/brand";
import { ContactSection } from "../sections/ContactSection.tsx";
import { insurerData, StructuredData } from "../document/StructuredData.tsx";
import { useFirstAnswers } from "../sections/FirstAnswers.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import type { PageContext } from "../document/pageContext.ts";
import { PlansSection } from "../sections/PlansSection.tsx";
import { ProductPicture } from "../sections/ProductPicture.tsx";
import { formatPrice, nonBreaking } from "../../lib/format.ts";
import { ProofSection } from "../sections/ProofSection.tsx";
import { SolutionsSection } from "../sections/SolutionsSection.tsx";
import { WhySection } from "../sections/WhySection.tsx";

/**
 * The public home page: who we are, reasons to choose us, our solutions and our contact details.
 */
export function HomePage({ place }: { place: PageContext }) {
  const { t } = useTranslation(["home", "contact"]);
  const price = formatPrice(lowestMonthly("adult"), place.language);
  const answers = useFirstAnswers("home", { price });
  return (
    <>
      <StructuredData data={insurerData(place.language)} />
      <PageHero
        title={t("hero.title")}
        lead={t("hero.lead")}
        actions={[
          { href: publicPath("price", place.language), label: t("hero.look") },
          {
            href: brand.phone.href,
            label: t("contact:call", { phone: nonBreaking(brand.phone.display) }),
          },
        ]}
        answers={answers}
        picture={<ProductPicture language={place.language} />}
      />
      <WhySection language={place.language} />
      <ProofSection language={place.language} />
      <PlansSection place={place} />
      <SolutionsSection language={place.language} />
      <ContactSection place={place} />
    </>
  );
}
