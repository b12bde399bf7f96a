import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { languages } from "../shared/language.ts";
import { emptyVitals, parseVitals } from "../record/parseVitals.ts";
import { showVital } from "../record/showVital.ts";
import {
  showHeight,
  showPressure,
  showWeight,
  unitSystems,
  usualUnitSystem,
} from "./unitSystem.ts";
import { noMeasures } from "../record/vital.ts";

const language = fc.constantFrom(...languages);
const system = fc.constantFrom(...unitSystems);
const none = noMeasures;

/** A stored value between two limits, to one decimal. */
function tenths(least: number, most: number) {
  return fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10);
}

describe("a displayed value parses to the stored one", () => {
  test("for every pressure", () => {
    const pressure = fc
      .tuple(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 40, max: 300 }))
      .filter(([lower, upper]) => lower < upper);
    fc.assert(
      fc.property(pressure, system, language, ([diastolic, systolic], inUnits, speaking) => {
        const shown = showPressure(systolic, diastolic, inUnits, speaking);
        const measures = { ...none, systolic, diastolic };
        // Any system of the form works, because the text contains the unit.
        for (const other of unitSystems) {
          const read = parseVitals({ ...emptyVitals, pressure: shown }, other, speaking);
          expect({ shown, read }).toEqual({ shown, read: { ok: true, measures } });
        }
      }),
    );
  });

  test("for every weight, to a tenth of a pound where it is shown in pounds", () => {
    const hundredths = fc.integer({ min: 100, max: 63_499 }).map((value) => value / 100);
    fc.assert(
      fc.property(hundredths, system, language, (weight, inUnits, speaking) => {
        const shown = showWeight(weight, inUnits, speaking);
        const read = parseVitals({ ...emptyVitals, weight: shown }, "metric", speaking);
        const off = Math.abs((read.ok ? (read.measures.weight ?? 0) : 0) - weight);
        expect({ shown, isNear: off <= (inUnits === "us" ? 0.03 : 0) }).toEqual({
          shown,
          isNear: true,
        });
      }),
    );
  });

  test("for every height, to a tenth of an inch where it is shown in inches", () => {
    fc.assert(
      fc.property(tenths(20, 271.9), system, language, (height, inUnits, speaking) => {
        const shown = showHeight(height, inUnits, speaking);
        const read = parseVitals({ ...emptyVitals, height: shown }, "metric", speaking);
        const off = Math.abs((read.ok ? (read.measures.height ?? 0) : 0) - height);
        expect({ shown, isNear: off <= (inUnits === "us" ? 0.18 : 0) }).toEqual({
          shown,
          isNear: true,
        });
      }),
    );
  });

  test("for every typed temperature and glucose, in the unit that was typed", () => {
    const typed = fc.record({
      celsius: tenths(24, 45),
      fahrenheit: tenths(76, 113),
      mass: fc.integer({ min: 10, max: 1440 }),
      moles: tenths(1, 79),
    });
    fc.assert(
      fc.property(typed, ({ celsius, fahrenheit, mass, moles }) => {
        const shown = (field: "temperature" | "glucose", text: string, inUnits: "molar" | "us") => {
          const read = parseVitals(
            { ...emptyVitals, [field]: text, fasting: "yes" },
            inUnits,
            "en",
          );
          if (!read.ok) throw new Error(JSON.stringify(read.problems));
          return showVital(field, read.measures, inUnits, "en");
        };
        expect(shown("temperature", `${celsius}`, "molar")).toBe(`${celsius.toFixed(1)}°C`);
        expect(shown("temperature", `${fahrenheit}`, "us")).toBe(`${fahrenheit.toFixed(1)}°F`);
        expect(shown("glucose", `${mass}`, "us")).toBe(`${mass}\u{a0}mg/dL`);
        expect(shown("glucose", `${moles}`, "molar")).toBe(`${moles.toFixed(1)}\u{a0}mmol/L`);
      }),
    );
  });

  test("for every typed tenth of an inch and of a pound", () => {
    fc.assert(
      fc.property(tenths(8, 107), tenths(1, 1399), (inches, pounds) => {
        const typed = { ...emptyVitals, height: `${inches} in`, weight: `${pounds} lb` };
        const read = parseVitals(typed, "metric", "en");
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const feet = Math.floor(inches / 12);
        const rest = Math.round((inches - feet * 12) * 10) / 10;
        expect(showHeight(read.measures.height ?? 0, "us", "en")).toBe(
          feet === 0 ? `${rest} in` : `${feet} ft ${rest} in`,
        );
        expect(showWeight(read.measures.weight ?? 0, "us", "en")).toBe(`${pounds} lb`);
      }),
    );
  });
});

test.each([
  ["en", "us", "120/80 mmHg", "155.4 lb", "5 ft 9 in"],
  ["es", "metric", "120/80 mmHg", "70,5 kg", "175,3 cm"],
  ["pt", "metric", "120/80 mmHg", "70,5 kg", "175,3 cm"],
  ["fr", "si", "16,0/10,7 kPa", "70,5 kg", "175,3 cm"],
] as const)("in %s and %s units a person has %s, %s and %s", (speaking, inUnits, ...shown) => {
  const plain = [
    showPressure(120, 80, inUnits, speaking),
    showWeight(70.5, inUnits, speaking),
    showHeight(175.3, inUnits, speaking),
  ].map((text) => text.replaceAll(/\s/g, " "));
  expect(plain).toEqual(shown);
});

test.each([
  ["en", "us", "72/min", "98.2°F", "97%", "95 mg/dL"],
  ["es", "metric", "72/min", "36,8 °C", "97 %", "95 mg/dL"],
  ["pt", "molar", "72/min", "36,8 °C", "97%", "5,3 mmol/L"],
  ["fr", "si", "72/min", "36,8 °C", "97 %", "5,3 mmol/L"],
] as const)("in %s and %s units a person has %s, %s, %s and %s", (speaking, inUnits, ...shown) => {
  const taken = { ...none, pulse: 72, temperature: 36.8, oxygen: 97, glucose: 5.27 };
  const plain = (["pulse", "temperature", "oxygen", "glucose"] as const).map((sign) =>
    showVital(sign, taken, inUnits, speaking)?.replaceAll(/\s/g, " "),
  );
  expect(plain).toEqual(shown);
});

test.each([
  [["en-US", "es"], "us"],
  [["en", "en-US"], "us"],
  [["es-MX", "en-US"], "metric"],
  [["pt-BR"], "metric"],
  [["en-GB"], "molar"],
  [["en"], "metric"],
  [["not a locale!"], "metric"],
  [[], "metric"],
] as const)("a browser that speaks %j begins with the system %s", (locales, expected) => {
  expect(usualUnitSystem(locales)).toBe(expected);
});
