import { getCountries } from "libphonenumber-js/min";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { patterns } from "./patterns.ts";
import {
  callingCodeOf,
  formatAsTyped,
  formatPhone,
  normalizePhone,
  parseInternationalPhone,
} from "./phone.ts";

describe("a phone number", () => {
  test.each([
    ["612 34 56 78", "ES", "+34612345678"],
    ["(612) 345-678", "ES", "+34612345678"],
    ["+34 612.345.678", "PT", "+34612345678"],
    ["0034 612 345 678", "ES", "+34612345678"],
    ["07400 123456", "GB", "+447400123456"],
    ["(11) 96123-4567", "BR", "+5511961234567"],
    ["06\u{a0}12\u{a0}34\u{a0}56\u{a0}78", "FR", "+33612345678"],
    ["912–345–678", "PT", "+351912345678"],
    ["612\u{2012}345\u{2212}678", "ES", "+34612345678"],
    ["\u{202a}+34 612 34 56 78\u{202c}", "FR", "+34612345678"],
    ["\u{2066}612\u{200e}345678\u{2069}", "ES", "+34612345678"],
    ["(+34) 612 345 678", "PT", "+34612345678"],
    ["tel:+34612345678", "PT", "+34612345678"],
    ["+33 (0)6 12 34 56 78", "ES", "+33612345678"],
    ["+52 1 55 1234 5678", "US", "+525512345678"],
    ["0052 1 55 1234 5678", "MX", "+525512345678"],
    ["044 55 1234 5678", "MX", "+525512345678"],
    ["011 15-2345-6789", "AR", "+5491123456789"],
    ["(11) 8765-4321", "BR", "+5511987654321"],
  ])("%s, typed in %s, is stored as %s", (written, country, stored) => {
    expect(normalizePhone(written, country)).toBe(stored);
  });

  test.each([
    ["nothing", "", "ES"],
    ["blanks", "   ", "ES"],
    ["too short", "612", "ES"],
    ["no area code", "98765-4321", "BR"],
    ["no area code", "4321-8765", "AR"],
    ["too long", "612345678901234567", "ES"],
    ["a number inside a text", "call 612345678 now", "ES"],
    ["letters for digits", "1-800-FLOWERS", "US"],
    ["an extension", "+34612345678 x12", "ES"],
    ["digits of another script", "٦١٢٣٤٥٦٧٨", "ES"],
    ["no country code and no country", "612345678", ""],
    ["a country that is none", "612345678", "__proto__"],
    ["hostile markup", "<script>612345678</script>", "ES"],
    ["a million digits", "6".repeat(1_000_000), "ES"],
  ])("is refused: %s", (_, written, country) => {
    expect(normalizePhone(written, country)).toBeNull();
  });

  test("is formatted for display, whatever is stored", () => {
    expect(formatPhone("+34612345678")).toBe("+34 612 34 56 78");
    expect(formatPhone("unknown")).toBe("unknown");
  });
});

describe("a number while it is typed", () => {
  test.each([
    ["612345678", "ES", "612 34 56 78"],
    ["61234", "ES", "612 34"],
    ["2133734", "US", "(213) 373-4"],
    ["0612345678", "FR", "06 12 34 56 78"],
    ["+34612", "FR", "+34 612"],
    ["612 and more", "ES", "612"],
    ["612345678", "nowhere", "612345678"],
    ["", "ES", ""],
  ])("%s in %s is shown as %s", (written, country, shown) => {
    expect(formatAsTyped(written, country)).toBe(shown);
  });
});

describe("an international number", () => {
  test.each([
    ["+34 612 34 56 78", "ES", "612 34 56 78"],
    [" +34612345678 ", "ES", "612 34 56 78"],
    ["0034 612 345 678", "ES", "612 34 56 78"],
    ["+33 6 12 34 56 78", "FR", "06 12 34 56 78"],
    ["+1 (202) 555-0123", "US", "(202) 555-0123"],
    ["+1 416 555 0123", "CA", "(416) 555-0123"],
  ])("is split into country and national form: %s", (written, country, national) => {
    expect(parseInternationalPhone(written)).toEqual({ country, national });
  });

  test.each([
    ["a national one", "612 34 56 78"],
    ["one that is not complete", "+34 612 34 56"],
    ["one of no country", "+800 1234 5678"],
    ["text", "call +34 612 34 56 78"],
    ["nothing", ""],
  ])("is not recognized: %s", (_, written) => {
    expect(parseInternationalPhone(written)).toBeNull();
  });
});

test.each([
  ["ES", "+34"],
  ["CA", "+1"],
  ["__proto__", ""],
])("returns the calling code of %s as %s", (country, code) => {
  expect(callingCodeOf(country)).toBe(code);
});

test("accepts only numbers that parse again from their stored and displayed forms", () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), maxLength: 17 });
  const prefix = fc.constantFrom("", "", "+", "00", "+49", "+1", "+375", "+39");
  let accepted = 0;
  fc.assert(
    fc.property(prefix, digits, fc.constantFrom(...getCountries()), (start, rest, country) => {
      const stored = normalizePhone(start + rest, country);
      if (stored === null) return;
      accepted += 1;
      expect(stored).toMatch(patterns.phone);
      expect(normalizePhone(stored, "ES")).toBe(stored);
      expect(normalizePhone(formatPhone(stored), "US")).toBe(stored);
    }),
    { numRuns: 5000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

test("finds any two spellings of a number to be the same", () => {
  const numbers = ["+34612345678", "+33612345678", "+5511987654321", "+525512345678"];
  const separator = fc.constantFrom(
    "",
    " ",
    "-",
    ".",
    "\u{a0}",
    "\u{2011}",
    "\u{2212}",
    "\u{200e}",
  );
  const start = fc.constantFrom("", "tel:", "\u{202a}", " ");
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      start,
      separator,
      fc.nat(3),
      (stored, tel, sign, at) => {
        const groups = formatPhone(stored).split(/[ -]/);
        const code = [groups[0], `(${groups[0]})`, `00${groups[0]?.slice(1)}`, groups[0]][at];
        expect(normalizePhone(tel + [code, ...groups.slice(1)].join(sign), "PT")).toBe(stored);
      },
    ),
  );
});
