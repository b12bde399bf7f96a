import { expect, test } from "vitest";

import {
  isHeld,
  noRevocation,
  revocationSchema,
  signInMaxAge,
  withEndedSignIns,
} from "./revocation.ts";

const now = 1_800_000_000;

test("reads an older revocation without ended sign-ins as an empty list", () => {
  expect(revocationSchema.parse({ validAfter: now })).toEqual({
    validAfter: now,
    endedSignIns: {},
  });
});

test("adds an ended sign-in once and keeps the earlier ones", () => {
  const once = withEndedSignIns({ ...noRevocation, validAfter: 7 }, [now - 60], now);
  const twice = withEndedSignIns(once, [now - 60, now - 5], now);
  expect(twice).toEqual({
    validAfter: 7,
    endedSignIns: { [now - 60]: true, [now - 5]: true },
  });
  expect(revocationSchema.parse(twice)).toEqual(twice);
});

test("drops an ended sign-in only once it has expired", () => {
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
])("reports tokens valid from second %i on as held: %s", (validAfter, expected) => {
  expect(isHeld({ ...noRevocation, validAfter }, now)).toBe(expected);
});
