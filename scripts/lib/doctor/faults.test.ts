import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../places.ts";
import { faultKinds, faultLine, faultOf, groupedFault, isFailure } from "./faults.ts";

test("docs/operations.md lists every kind of fault, with its meaning", () => {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const [, section = ""] = page.split("\n## Doctor\n");
  const [table = ""] = section.split("\n## ");
  const rows = [...table.matchAll(/^\| `([\w-]+)` +\| (.*?) +\|$/gm)].map(([, id, meaning]) => [
    id,
    meaning,
  ]);
  const kinds = Object.entries(faultKinds).map(([id, { level, means }]) => {
    const meaning = means.replaceAll(/<(\w+)>/g, "_$1_");
    return [id, level === "hint" ? `${meaning} (hint)` : meaning];
  });
  expect(rows).toEqual(kinds);
});

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
