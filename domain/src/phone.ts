import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * The E.164 form of a telephone number as a person writes it, or null where it cannot be one.
 *
 * @param written with or without country code, with any separators
 * @param country the ISO 3166-1 country whose national form is meant where no country code is given
 */
export function normalizePhone(written: string, country: string): string | null {
  // The parser looks for a number inside a text ("call 555 1234 now"); a form field is one number.
  if (/[^\d\s()+./x\u2010-\u2015-]/i.test(written)) return null;
  const options = {
    extract: false,
    ...(isSupportedCountry(country) && { defaultCountry: country }),
  };
  const number = parsePhoneNumberFromString(written, options);
  return number?.isValid() && number.ext === undefined ? number.number : null;
}

/** A stored number as people write it to call from abroad: `+34 612 34 56 78`. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}
