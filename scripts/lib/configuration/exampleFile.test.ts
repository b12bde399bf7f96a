import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { parseVariable } from "@salvia/domain/configuration/parseConfiguration";
import { variableNames } from "@salvia/domain/configuration/variables";
import { expect, it } from "vitest";

import { root } from "../places.ts";
import { exampleFile } from "./exampleFile.ts";

it("is what .env.example has (npm run configuration writes it)", () => {
  expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(exampleFile());
});

it("names each variable once, with an example of its form", () => {
  const text = exampleFile();
  for (const name of variableNames) {
    const lines = text.split("\n").filter((line) => new RegExp(`^(?:# )?${name}=`, "u").test(line));
    expect(lines).toHaveLength(1);
    const [, before = ""] = new RegExp(`# Example: (.*)\n${name}=`, "u").exec(text) ?? [];
    const line = before === "" ? (lines[0] ?? "").replace("# ", "") : `${name}=${before}`;
    expect(parseVariable(name, parseEnv(line))).not.toBeNull();
  }
});

it("has nothing set, so that a copy that is not filled in has faults", () => {
  const set = Object.entries(parseEnv(exampleFile())).filter(([, value]) => value !== "");
  expect(set).toEqual([]);
});
