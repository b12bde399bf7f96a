import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

import { patterns } from "./patterns.ts";

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
  return number?.isValid() && number.ext === undefined && isStored(number.number)
    ? number.number
    : null;
}

/**
 * Whether the parser takes a stored number for itself. It lets some pass in their national form
 * that it refuses, or reads as others, once they are in E.164, and some longer than E.164 allows.
 */
function isStored(number: string): boolean {
  const again = parsePhoneNumberFromString(number);
  return patterns.phone.test(number) && again?.isValid() === true && again.number === number;
}

/** A stored number as people write it to call from abroad: `+34 612 34 56 78`. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}

/**
 * A number as far as it has been typed, with its digits grouped as its country does. Whatever is no
 * part of a number is left out.
 *
 * @param country whose national form is meant where no country code is given
 */
export function formatAsTyped(written: string, country: string): string {
  return new AsYouType(isSupportedCountry(country) ? country : undefined).input(written);
}

/**
 * The country and national form of a number that is written for calls from abroad, such as
 * `+34 612 34 56 78` or `0034 612 34 56 78`; null as long as it is not complete, or not such a one.
 */
export function parseInternationalPhone(
  written: string,
): { country: string; national: string } | null {
  const international = written.trim().replace(/^00/, "+");
  if (!international.startsWith("+")) return null;
  const number = parsePhoneNumberFromString(international, { extract: false });
  return number?.country !== undefined && number.isValid()
    ? { country: number.country, national: number.formatNational() }
    : null;
}

/** The calling code of a country, such as `+34`; empty for one without a telephone network. */
export function callingCodeOf(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}

/** Every country with a telephone network, as ISO 3166-1, with its calling code such as `+34`. */
export function phoneCountries(): readonly { country: string; callingCode: string }[] {
  return getCountries().map((country) => ({
    country,
    callingCode: callingCodeOf(country),
  }));
}
