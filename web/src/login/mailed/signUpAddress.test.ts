// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";

import { forgetSignUpAddress, keepSignUpAddress, keptSignUpAddress } from "./signUpAddress.ts";

const noon = Date.UTC(2026, 10, 27, 12);
const minute = 60_000;

beforeEach(() => {
  localStorage.clear();
});

test("keeps the address for an hour", () => {
  expect(keptSignUpAddress(noon)).toBe("");
  keepSignUpAddress("ana@example.com", noon);
  expect(keptSignUpAddress(noon + 59 * minute)).toBe("ana@example.com");
  expect(keptSignUpAddress(noon + 60 * minute)).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("forgets the address", () => {
  keepSignUpAddress("ana@example.com", noon);
  forgetSignUpAddress();
  expect(keptSignUpAddress(noon)).toBe("");
});

test.each(["not JSON", "null", "7", '{"address":7,"at":1}', '{"address":"ana@example.com"}'])(
  "reads no address from something else: %s",
  (text) => {
    localStorage.setItem("signUpAddress", text);
    expect(keptSignUpAddress(noon)).toBe("");
  },
);
