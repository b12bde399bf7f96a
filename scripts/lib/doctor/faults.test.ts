import { expect, test } from "vitest";

import { faultLine, faultOf, groupedFault, isFailure } from "./faults.ts";

test("fills in what it knows, and leaves what only the operator knows", () => {
  const fault = faultOf("api-denied", {
    api: "run.googleapis.com",
    subject: "functions",
    role: "r",
  });
  expect(faultLine(fault, { project: "salvia" })).toBe(
    "fault api-denied: run.googleapis.com doesn't let this account read functions. " +
      "Fix: gcloud projects add-iam-policy-binding salvia --member user:<you> --role r",
  );
});

test("names the first few of many things that one command fixes", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  const textOf = (count: number) =>
    groupedFault("function-missing", "names", names.slice(0, count)).map(({ values }) => values);
  expect(textOf(0)).toEqual([]);
  expect(textOf(5)).toEqual([{ names: "a, b, c, d, e" }]);
  expect(textOf(7)).toEqual([{ names: "a, b, c, d, e and 2 more" }]);
});

test("counts hints as no failure", () => {
  expect(isFailure(faultOf("mail-spf"))).toBe(false);
  expect(isFailure(faultOf("billing-off"))).toBe(true);
});
