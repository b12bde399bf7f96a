import { describe, expect, test } from "vitest";

import {
  documentTypes,
  identityDocumentSchema,
  normalizeDocumentNumber,
} from "./identityDocument.ts";

test.each([
  [" 12.345.678-z ", "12345678Z"],
  ["x 2482300/w", "X2482300W"],
  ["123\u{a0}456", "123456"],
  ["\u{200e}12345678\u{2011}Z", "12345678Z"],
  ["12345678–Z", "12345678Z"],
  ["", ""],
  [" .-/ ", ""],
])("stores %j as %j", (written, stored) => {
  expect(normalizeDocumentNumber(written)).toBe(stored);
});

describe("a stored identity document", () => {
  const document = { country: "ES", type: "nationalId", number: "12345678Z" };

  test.each(documentTypes)("accepts a %s", (type) => {
    expect(identityDocumentSchema.safeParse({ ...document, type }).success).toBe(true);
  });

  test.each([
    [null],
    ["12345678Z"],
    [{}],
    [{ ...document, country: "es" }],
    [{ ...document, type: "library card" }],
    [{ ...document, number: "12345678-Z" }],
    [{ ...document, number: 12_345_678 }],
    [{ ...document, issued: "2020" }],
    [{ country: "ES", type: "nationalId" }],
  ])("refuses %j", (value) => {
    expect(identityDocumentSchema.safeParse(value).success).toBe(false);
  });
});
