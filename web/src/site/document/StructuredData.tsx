import { languages, type Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { siteOrigin } from "../siteOrigin.ts";
import { homePath } from "@salvia/domain/site/paths";
import type { Plan } from "@salvia/domain/site/plan";
import { planOffers, type PlanOffer } from "@salvia/domain/site/planOffer";

/**
 * A page's structured data for search engines (schema.org). Browsers do not execute it, so the CSP
 * allows it.
 */
export function StructuredData({ data }: { data: object }) {
  // `<` could close the element early.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

/** The insurer as structured data for search engines. */
export function insurerData(language: Language): object {
  return {
    "@type": "InsuranceAgency",
    name: brand.name,
    legalName: brand.legalName,
    url: `${siteOrigin}${homePath(language)}`,
    logo: `${siteOrigin}/icon.svg`,
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

interface OfferDataOptions {
  plan: Plan;
  payer: keyof PlanOffer["monthly"];
  name: string;
  description: string;
  /** The page's address. */
  url: string;
}

/** A plan and its monthly price as a structured-data offer for search engines. */
export function offerData({ plan, payer, name, description, url }: OfferDataOptions): object {
  return {
    "@type": "Product",
    name: `${brand.name} ${name}`,
    description,
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "Offer",
      url,
      price: planOffers[plan].monthly[payer],
      priceCurrency: brand.currency,
    },
  };
}
