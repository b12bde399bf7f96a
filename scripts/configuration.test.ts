import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isReadBy, parseConfiguration } from "@salvia/domain/configuration/parseConfiguration";
import { secretNames } from "@salvia/domain/configuration/secrets";
import { isVariableName, variableNames } from "@salvia/domain/configuration/variables";
import { describe, expect, it } from "vitest";

import { webEnvironment } from "./lib/configuration/partValues.ts";
import { root } from "./lib/places.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the section of README about a real project", () => {
  const [, section = ""] = /## To a real project\n(.*)/su.exec(read("README.md")) ?? [];

  it("names every variable without which there is no configuration", () => {
    const needed = parseConfiguration({}).faults.map((fault) => fault.split(" ")[0]);
    expect(needed.length).toBeGreaterThan(2);
    for (const name of needed) expect(section).toContain(`\`${name}\``);
  });

  it("names only variables and secrets that exist", () => {
    const names = Array.from(section.matchAll(/`([A-Z]+_[A-Z_]+)`/gu), ([, name = ""]) => name);
    const known = [...variableNames, ...secretNames, "ENVIRONMENT_FILE"];
    expect(names.filter((name) => !known.some((each) => each === name))).toEqual([]);
  });
});

it.each(secretNames)("the section of operations.md about the configuration names %s", (name) => {
  const [, section = ""] =
    /\n## Configuration\n(.*?)\n## /su.exec(read("docs/operations.md")) ?? [];
  expect(section).toContain(`\`${name}\``);
});

it("the workflow takes the whole file, and no variable of its own", () => {
  const workflow = read(".github/workflows/deploy.yml");
  expect(workflow).toContain('printf \'%s\\n\' "$ENVIRONMENT_FILE" > ".env.$PROJECT"');
  const words = workflow.match(/[A-Z][A-Z_]+/gu) ?? [];
  expect(words.filter((word) => isVariableName(word.replace("VITE_", "")))).toEqual([]);
  expect(workflow).not.toContain("VITE_");
});

describe("the web", () => {
  const source = globSync("web/{src,build}/**/*.{ts,tsx}", { cwd: root })
    .concat("web/vite.config.ts")
    .filter((file) => !/\.test\.|vite-env/u.test(file))
    .map(read)
    .join("\n");
  const ofWeb = variableNames.filter((name) => isReadBy("web", name));
  const names = Object.keys(webEnvironment(Object.fromEntries(ofWeb.map((name) => [name, "x"]))));

  it.each(names)("reads %s", (name) => {
    expect(source).toContain(name);
  });

  it("reads no variable that the configuration does not have", () => {
    const used = source.match(/\bVITE_[A-Z_]+/gu) ?? [];
    // The ports of the emulators, which a real project does not have.
    const known = new Set([...names, "VITE_EMULATORS"]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
