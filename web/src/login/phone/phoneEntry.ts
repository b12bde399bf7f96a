import { formatAsTyped, parseInternationalPhone } from "@salvia/domain/shared/phone";

/** A telephone number while it is being written. */
export interface PhoneEntry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As it stands in the field: the national form, or one that begins with `+` or `00`. */
  number: string;
}

/**
 * What a change of the field makes of a number: its digits grouped, and a complete one with a country
 * code taken apart, whether it was typed, pasted or filled in by the browser.
 *
 * @param typed what stands in the field now
 * @param caret where the caret is in it
 * @returns the caret after the same digit as before
 */
export function typeNumber(
  before: PhoneEntry,
  typed: string,
  caret: number,
): { entry: PhoneEntry; caret: number } {
  const found = parseInternationalPhone(typed);
  if (found !== null) {
    const entry = { country: found.country, number: found.national };
    return { entry, caret: found.national.length };
  }
  // Grouped again, a separator that was just deleted would come back for ever.
  if (digits(typed) === digits(before.number) && typed.length < before.number.length) {
    return { entry: { ...before, number: typed }, caret };
  }
  const number = formatAsTyped(typed, before.country);
  return {
    entry: { ...before, number },
    caret: placeAfter(digits(typed.slice(0, caret)).length, number),
  };
}

/** The same number in another country: its digits are grouped as there. */
export function chooseCountry(before: PhoneEntry, country: string): PhoneEntry {
  return { country, number: formatAsTyped(before.number, country) };
}

/** Whether a number brings its country code with it. */
export function isInternational(number: string): boolean {
  return /^\s*(\+|00)/.test(number);
}

function digits(text: string): string {
  return text.replace(/[^+\d]/g, "");
}

function placeAfter(count: number, text: string): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) {
    if (/[+\d]/.test(text.charAt(place))) left -= 1;
  }
  // At the end of the digits the caret belongs to the end of the field.
  return /[+\d]/.test(text.slice(place)) ? place : text.length;
}
