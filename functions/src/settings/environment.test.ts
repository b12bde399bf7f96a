import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { isReadBy } from "@salvia/domain/configuration/parseConfiguration";
import { isSecretName, secretNames } from "@salvia/domain/configuration/secrets";
import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { isVariableName, variableNames } from "@salvia/domain/configuration/variables";
import { describe, expect, it } from "vitest";

import { checkEnvironment, secret, variable } from "./environment.ts";

describe("checkEnvironment", () => {
  it("accepts a complete configuration, and the emulators without any", () => {
    expect(() => checkEnvironment(exampleValues)).not.toThrow();
    expect(() => checkEnvironment({ FUNCTIONS_EMULATOR: "true" })).not.toThrow();
  });

  it("reports all faults at once", () => {
    const env = { ...exampleValues, SITE_ORIGIN: "", APP_CHECK: "on", TURN_URLS: "" };
    expect(() => checkEnvironment(env)).toThrow(
      /SITE_ORIGIN is not set.*\n.*APP_CHECK must be.*\n.*TURN_URLS is not set/u,
    );
  });
});

it("reads a variable or a secret, or names it in the error", () => {
  expect(variable("ASSISTANT_TIME_LIMIT", {})).toBe(30);
  expect(() => variable("SITE_ORIGIN", {})).toThrow("SITE_ORIGIN is not set");
  expect(secret("TURN_SECRET", { TURN_SECRET: "x".repeat(16) })).toBe("x".repeat(16));
  expect(() => secret("TURN_SECRET", {})).toThrow("TURN_SECRET is not set");
});

describe("the functions' code", () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const files = globSync(`${source}/**/*.ts`)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => ({ name: relative(source, file), text: readFileSync(file, "utf8") }));
  const all = files.map(({ text }) => text).join("\n");

  it("reads variables and secrets only through variable() and secret()", () => {
    const direct = files.flatMap(({ name, text }) =>
      // `env["NAME"]`, `env.NAME`, and `const { NAME } = process.env`.
      Array.from(
        text.matchAll(
          /(?<=[\w)\]])\[\s*["'`](\w+)["'`]\s*\]|\benv\.(\w+)|\{\s*(\w+)[^}]*\}\s*=\s*process\.env/g,
        ),
        ([, ...read]) => read.find((each) => each !== undefined) ?? "",
      )
        .filter((read) => isVariableName(read) || isSecretName(read))
        .map((read) => `${name}: ${read}`),
    );
    expect(direct).toEqual([]);
  });

  it.each(variableNames.filter((name) => isReadBy("functions", name)))("reads %s", (name) => {
    const isRead = new RegExp(String.raw`\b(?:variable|needed)\(\s*"${name}"`, "u").test(all);
    expect(isRead).toBe(true);
  });

  it.each(secretNames)("reads %s, and binds it to a function", (name) => {
    expect(all).toMatch(new RegExp(String.raw`\bsecret\(\s*"${name}"`, "u"));
    expect(all).toMatch(new RegExp(String.raw`\["${name}"`, "u"));
  });
});
