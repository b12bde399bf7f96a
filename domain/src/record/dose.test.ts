import { expect, test } from "vitest";

import { amountsIn, doseQuestion } from "./dose.ts";

test.each([
  ["500 mg, twice a day", [{ value: 500, unit: "mg" }]],
  ["2,5mg por la mañana", [{ value: 2.5, unit: "mg" }]],
  ["1 g 3x/dia", [{ value: 1000, unit: "mg" }]],
  ["50 µg, mornings", [{ value: 0.05, unit: "mg" }]],
  ["50 mcg", [{ value: 0.05, unit: "mg" }]],
  ["1 comprimé matin et soir", [{ value: 1, unit: "piece" }]],
  ["2 cápsulas", [{ value: 2, unit: "piece" }]],
  ["1 inalação à noite", [{ value: 1, unit: "piece" }]],
  ["14 UI antes de cenar", [{ value: 14, unit: "IU" }]],
  [
    "1 tablet of 40 mg",
    [
      { value: 40, unit: "mg" },
      { value: 1, unit: "piece" },
    ],
  ],
  ["as needed", []],
  ["twice a day", []],
  ["5 gtt", []],
  ["10 mg/ml", []],
  ["5 %", []],
])("reads %j", (dose, amounts) => {
  expect(amountsIn(dose)).toEqual(amounts);
});

test.each([
  ["500 mg, twice a day", null, null],
  ["850 mg", "500 mg", null],
  ["1 g", "500 mg", null],
  ["once a day", null, "unreadable"],
  ["99999 kg hourly", null, "unreadable"],
  ["6 g hourly", null, "large"],
  ["0 mg", null, "large"],
  ["25 comprimidos", null, "large"],
  ["50 mg", "5 mg, mornings", "tenfold"],
  ["0.5 mg", "5 mg", "tenfold"],
  ["50 mg", "50 µg", "tenfold"],
  // Another unit can't be compared.
  ["1 tablet", "500 mg", null],
] as const)("asks about %j after %j: %s", (dose, before, question) => {
  expect(doseQuestion(dose, before)).toBe(question);
});
