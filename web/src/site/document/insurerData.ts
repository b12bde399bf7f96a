import { languages, type Language } from "@salvia/domain/shared/language";
import { homePath } from "@salvia/domain/site/paths";

import { brand } from "@salvia/domain/site/brand";

/** The insurer as structured data for search engines. */
export function insurerData(language: Language): object {
  return {
    "@type": "InsuranceAgency",
    name: brand.name,
    legalName: brand.legalName,
    url: `${brand.origin}${homePath(language)}`,
    logo: `${brand.origin}/icon.svg`,
    email: brand.email,
    telephone: brand.phone.href.slice("tel:".length),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: brand.phone.href.slice("tel:".length),
      availableLanguage: [...languages],
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
        opens: "00:00",
        closes: "23:59",
      },
    },
  };
}
