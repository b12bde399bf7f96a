/** The countries listed first in forms: those where our languages are spoken. */
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
