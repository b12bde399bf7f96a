import type { PlanOffer } from "@salvia/domain/site/planOffer";
import { planOffers } from "@salvia/domain/site/planOffer";
import type { Plan } from "@salvia/domain/site/plan";

import { brand } from "@salvia/domain/site/brand";

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
