import { regionalTags, type Language } from "@salvia/domain/shared/language";
import { moneyFormat } from "@salvia/domain/site/priceView";
import { brand } from "@salvia/domain/site/brand";

/** An amount in the brand's currency, formatted for the language; prices are whole numbers. */
export function formatPrice(amount: number, language: Language): string {
  return new Intl.NumberFormat(regionalTags[language], {
    style: "currency",
    currency: brand.currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** An amount of cents in the brand's currency, formatted for the language. */
export function formatCents(cents: number, language: Language): string {
  return moneyFormat(regionalTags[language], brand.currency).format(cents / 100);
}

export function formatShare(percent: number, language: Language): string {
  return new Intl.NumberFormat(regionalTags[language], { style: "percent" }).format(percent / 100);
}

/** A phone number with non-breaking spaces. */
export function nonBreaking(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}
