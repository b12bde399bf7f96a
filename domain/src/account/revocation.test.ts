import { expect, test } from "vitest";

import {
  isHeld,
  noRevocation,
  revocationSchema,
  signInMaxAge,
  withEndedSignIns,
} from "./revocation.ts";

const now = 1_800_000_000;

test("a revocation stored before sign-ins could be ended one by one lists none", () => {
  expect(revocationSchema.parse({ validAfter: now })).toEqual({
    validAfter: now,
    endedSignIns: {},
  });
});

test("an ended sign-in is listed once, beside those that were ended before", () => {
  const once = withEndedSignIns({ ...noRevocation, validAfter: 7 }, [now - 60], now);
  const twice = withEndedSignIns(once, [now - 60, now - 5], now);
  expect(twice).toEqual({
    validAfter: 7,
    endedSignIns: { [now - 60]: true, [now - 5]: true },
  });
  expect(revocationSchema.parse(twice)).toEqual(twice);
});

test("a sign-in leaves the list only when it is too old to count anyway", () => {
  const young = now - signInMaxAge + 1;
  const before = { validAfter: 0, endedSignIns: { [now - signInMaxAge]: true, [young]: true } };
  expect(withEndedSignIns(revocationSchema.parse(before), [], now).endedSignIns).toEqual({
    [young]: true,
  });
});

test.each([
  [0, false],
  [now, false],
  [now + 2, false],
  [now + 3600, true],
])("tokens that count from second %i on are held back: %s", (validAfter, expected) => {
  expect(isHeld({ ...noRevocation, validAfter }, now)).toBe(expected);
});
