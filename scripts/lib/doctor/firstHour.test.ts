import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../places.ts";
import { firstHour, firstHourLines } from "./firstHour.ts";

test("has a row in docs/operations.md for each step", () => {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  const [, section = ""] = /^## The first hour$(.*?)^## /ms.exec(text) ?? [];
  const names = [...section.matchAll(/^\| (\S.*?) +\|/gm)].map(([, name]) => name);
  expect(names.slice(1).filter((name) => !name?.startsWith("---"))).toEqual([...firstHour]);
});

test("shows what was seen and written in the order of the list, and what is left", () => {
  const written = "# Ana's notes\n\nvideo: 2026-11-29 Ana: both saw each other\nphone: 40 s\n";
  expect(firstHourLines(written, { rules: "123,456 bytes" })).toEqual([
    "First hour, rules: 123,456 bytes",
    "First hour, phone: 40 s",
    "First hour, video: 2026-11-29 Ana: both saw each other",
    "First hour, not yet seen: deployment, expensive decision, Google sign-in, passkey, email, App Check, rollback, deletion.",
  ]);
});

test("names nothing when all is seen", () => {
  const written = firstHour.map((step) => `${step}: yes`).join("\n");
  expect(firstHourLines(written, {}).join()).not.toContain("not yet");
});

test.each(["video", "video:", "fax: 2026-11-29"])("refuses the line %j", (line) => {
  expect(() => firstHourLines(line, {})).toThrow(line);
});
