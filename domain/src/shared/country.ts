/** The countries that forms offer first, being those whose languages we speak. */
export const frequentCountries = [
  "AR",
  "BE",
  "BR",
  "CA",
  "CH",
  "CL",
  "CO",
  "ES",
  "FR",
  "GB",
  "IE",
  "MX",
  "PE",
  "PT",
  "US",
] as const;
