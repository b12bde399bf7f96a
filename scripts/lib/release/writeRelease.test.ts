import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { root } from "../places.ts";
import { writeRelease } from "./writeRelease.ts";

const folder = mkdtempSync(join(tmpdir(), "salvia-release-"));

beforeAll(() => writeRelease(folder, "1.2.0"));

afterAll(() => rmSync(folder, { recursive: true }));

test("a release stores the rules as they are, and no differences", () => {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("firestore.rules")).toBe(readFileSync(join(root, "firestore.rules"), "utf8"));
  expect(JSON.parse(read("differences.json"))).toEqual({
    refusedByTodaysRules: {},
    refusedByPreviousRules: {},
  });
});

test("its requests contain the product's own code, so that they stay as they are", () => {
  const requests = readFileSync(join(folder, "requests.js"), "utf8");
  expect(requests).toMatch(/^\/\/ The requests of release 1\.2\.0,/);
  const imported = [...requests.matchAll(/\bfrom"([@./a-z][^"]*)"/g)].map(([, name]) => name);
  expect(imported).toContain("firebase/firestore");
  expect(imported.filter((name) => /^\.|@salvia/.test(name ?? ""))).toEqual([]);
});
