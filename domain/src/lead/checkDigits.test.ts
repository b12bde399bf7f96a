import { stdnum } from "stdnum";
import { describe, expect, test } from "vitest";

import { asIssued, checkDigitStandards, hasValidCheckDigits } from "./checkDigits.ts";
import { frequentCountries } from "../shared/country.ts";

describe("check digit standards", () => {
  test("cover only countries the forms offer, under names that stdnum knows", () => {
    const named = Object.entries(checkDigitStandards).flatMap(([country, byType]) =>
      Object.values(byType)
        .flat()
        .map((standard) => [country, standard] as const),
    );
    expect(named.length).toBeGreaterThan(15);
    for (const [country, standard] of named) {
      expect(frequentCountries).toContain(country);
      expect(stdnum[country]?.[standard], `${country} ${standard}`).toBeDefined();
    }
  });

  test.each([
    ["AR", "nationalId", "12345678", "F1234567"],
    ["AR", "taxId", "20055361682", "20055361683"],
    ["BE", "nationalId", "85073003328", "85073003329"],
    ["BE", "taxId", "85073003328", "85073003329"],
    ["BR", "nationalId", "39053344705", "39053344706"],
    ["BR", "taxId", "39053344705", "39053344706"],
    ["BR", "nationalId", "39053344705", "11111111111"],
    ["CA", "taxId", "123456782", "123456783"],
    ["CH", "nationalId", "7569217076985", "7569217076984"],
    ["CL", "nationalId", "125319092", "125319093"],
    ["CL", "taxId", "125319092", "125319093"],
    ["CO", "taxId", "2131234321", "2131234322"],
    ["ES", "nationalId", "12345678Z", "12345678A"],
    ["ES", "residencePermit", "X2482300W", "X2482300A"],
    ["ES", "taxId", "12345678Z", "12345678A"],
    ["ES", "taxId", "X2482300W", "X2482300A"],
    ["FR", "taxId", "3023217600053", "3023217600054"],
    ["IE", "taxId", "6433435F", "6433435E"],
    ["MX", "nationalId", "BOXW310820HNERXN09", "BOXW310820HNERXN08"],
    ["MX", "taxId", "GODE561231GR8", "GODE561231GR9"],
    ["PE", "nationalId", "101174102", "101174103"],
    ["PE", "taxId", "20512333797", "20512333798"],
    ["PT", "nationalId", "000000000ZZ4", "000000000ZZ3"],
    ["PT", "taxId", "501964843", "501964842"],
    ["US", "taxId", "536904399", "000121234"],
  ] as const)("of %s, %s take %s and refuse %s", (country, type, right, wrong) => {
    expect(checkDigitStandards[country]?.[type]).toBeDefined();
    expect(hasValidCheckDigits({ country, type, number: right })).toBe(true);
    expect(hasValidCheckDigits({ country, type, number: wrong })).toBe(false);
  });

  test.each([
    ["BE", "nationalId", "591123456789"],
    ["BR", "nationalId", "123456789"],
    ["BR", "nationalId", "MG12345678"],
    ["CH", "nationalId", "E1234567"],
    ["PT", "nationalId", "12345678"],
    ["US", "taxId", "900700000"],
  ] as const)("of %s accept a %s that has no such digits: %s", (country, type, number) => {
    expect(hasValidCheckDigits({ country, type, number })).toBe(true);
  });

  test.each([
    ["ES", "taxId", "12345678Z", "nationalId", "12345678Z"],
    ["ES", "nationalId", "X2482300W", "residencePermit", "X2482300W"],
    ["ES", "taxId", "X2482300W", "residencePermit", "X2482300W"],
    ["BR", "nationalId", "52998224725", "taxId", "52998224725"],
    ["BR", "taxId", "1234567890", "taxId", "01234567890"],
    ["BR", "nationalId", "1234567890", "nationalId", "1234567890"],
    ["CL", "taxId", "123456785", "nationalId", "123456785"],
    ["BE", "taxId", "85073003328", "nationalId", "85073003328"],
    ["ES", "passport", "12345678Z", "passport", "12345678Z"],
    ["PT", "taxId", "501964843", "taxId", "501964843"],
  ] as const)("of %s: a %s %s is stored as %s %s", (country, type, number, stored, digits) => {
    expect(asIssued({ country, type, number })).toEqual({ country, type: stored, number: digits });
  });

  test("accept documents that have none", () => {
    const number = "XY123456";
    expect(hasValidCheckDigits({ country: "ES", type: "passport", number })).toBe(true);
    expect(hasValidCheckDigits({ country: "DE", type: "nationalId", number })).toBe(true);
    expect(hasValidCheckDigits({ country: "constructor", type: "taxId", number })).toBe(true);
  });
});
