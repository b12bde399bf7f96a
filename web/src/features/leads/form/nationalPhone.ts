import type { LeadFormValues } from "@salvia/domain/lead/leadForm";
import { parseInternationalPhone } from "@salvia/domain/shared/phone";

/**
 * The form with an international number as people write it in its country, so that the selected
 * country code and the number beside it agree. Loads the numbering plans of all countries.
 */
export function withNationalPhone(values: LeadFormValues): LeadFormValues {
  const found = parseInternationalPhone(values.phone);
  if (found === null) return values;
  return { ...values, phoneCountry: found.country, phone: found.national };
}
