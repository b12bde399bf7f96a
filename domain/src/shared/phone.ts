import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

import { patterns } from "./patterns.ts";
import { visibleText } from "./typedText.ts";

/**
 * The E.164 form of a typed phone number; null if it is not a possible number.
 *
 * @param written with or without country code, with any separators
 * @param country the ISO 3166-1 country of numbers without a country code
 */
export function normalizePhone(written: string, country: string): string | null {
  const text = visibleText(written)
    .replace(/^tel:/i, "")
    .replace(/^\((\+\d+)\)/, "$1")
    .replaceAll("\u{2212}", "-");
  // The parser finds numbers inside text ("call 555 1234 now"), but a form field must be one
  // number.
  if (/[^\d\s()+./x\u2010-\u2015-]/i.test(text)) return null;
  const options = {
    extract: false,
    ...(isSupportedCountry(country) && { defaultCountry: country }),
  };
  const number = parsePhoneNumberFromString(withoutOldPrefix(text, country), options);
  if (!number?.isValid() || number.ext !== undefined) return null;
  // Brazil's mobile numbers have had a ninth digit since 2012.
  const stored = number.number.replace(/^(\+55[1-9]{2})([6-9]\d{7})$/, "$19$2");
  return isStored(stored) ? stored : null;
}

/** Removes what was dialed before a mobile number in Mexico until 2019. */
function withoutOldPrefix(text: string, country: string): string {
  const digits = text.replaceAll(/[^\d+]/g, "").replace(/^00/, "+");
  if (country === "MX" && /^(?:01|04[45]|1)\d{10}$/.test(digits)) return digits.slice(-10);
  return /^\+521\d{10}$/.test(digits) ? `+52${digits.slice(-10)}` : text;
}

/**
 * Whether the parser accepts a stored number unchanged. It accepts some national numbers that it
 * refuses or reads differently in E.164, and some longer than E.164 allows.
 */
function isStored(number: string): boolean {
  const again = parsePhoneNumberFromString(number);
  if (!patterns.phone.test(number) || !again?.isValid() || again.number !== number) return false;
  const lengths = nationalLengths[again.countryCallingCode];
  return lengths === undefined || lengths.includes(again.nationalNumber.length);
}

/**
 * How many digits the numbers of a country have with their area code, without which its parser
 * takes them for complete.
 */
const nationalLengths: Readonly<Record<string, readonly number[]>> = {
  "51": [8, 9],
  "54": [10, 11],
  "55": [10, 11],
  "56": [9],
  "57": [10],
};

/** Formats a stored number for display: `+34 612 34 56 78`. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}

/**
 * Formats a partly typed number, with its digits grouped as usual in its country. Drops characters
 * that are not part of a number.
 *
 * @param country the country of numbers without a country code
 */
export function formatAsTyped(written: string, country: string): string {
  return new AsYouType(isSupportedCountry(country) ? country : undefined).input(written);
}

/**
 * The country and national form of an international number such as `+34 612 34 56 78` or `0034 612
 * 34 56 78`; null if it is incomplete or not international.
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

/** The calling code of a country, such as `+34`; empty if it has no phone network. */
export function callingCodeOf(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}

/** Every country with a phone network, in ISO 3166-1, with its calling code such as `+34`. */
export function phoneCountries(): readonly { country: string; callingCode: string }[] {
  return getCountries().map((country) => ({
    country,
    callingCode: callingCodeOf(country),
  }));
}
