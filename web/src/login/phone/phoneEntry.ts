import { formatAsTyped, parseInternationalPhone } from "@salvia/domain/shared/phone";

/** A partially entered phone number. */
export interface PhoneEntry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The text in the field: the national form, or one that begins with `+` or `00`. */
  number: string;
}

/**
 * Applies a change of the field, whether typed, pasted or filled in by the browser: groups the
 * digits and splits off a complete country code.
 *
 * @param typed the text now in the field
 * @param caret the caret's position in it
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
  // Regrouping would restore a separator that the user just deleted.
  if (digits(typed) === digits(before.number) && typed.length < before.number.length) {
    return { entry: { ...before, number: typed }, caret };
  }
  const number = formatAsTyped(typed, before.country);
  return {
    entry: { ...before, number },
    caret: placeAfter(digits(typed.slice(0, caret)).length, number),
  };
}

/** The same number in another country, with its digits grouped for that country. */
export function chooseCountry(before: PhoneEntry, country: string): PhoneEntry {
  return { country, number: formatAsTyped(before.number, country) };
}

/** Whether a number includes its country code. */
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
  // After the last digit, the caret moves to the end of the field.
  return /[+\d]/.test(text.slice(place)) ? place : text.length;
}
