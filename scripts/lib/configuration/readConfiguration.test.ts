import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { applyConfiguration } from "./applyConfiguration.ts";
import { readConfiguration } from "./readConfiguration.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salvia-configuration-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const project = "salvia-example";

const right = Object.entries(exampleValues)
  .map(([name, value]) => `${name}='${value}'\n`)
  .join("");

function write(text: string, of = project): void {
  writeFileSync(join(folder, `.env.${of}`), text);
}

describe("readConfiguration", () => {
  it("reads the file of a project", () => {
    write(`# A comment\n\n${right}`);
    const { values, configuration } = readConfiguration(project, folder);
    expect(values).toEqual(exampleValues);
    expect(configuration.SITE_ORIGIN).toBe("https://www.example.com");
  });

  it.each([
    ["ends without a file", null, /^\.env\.salvia-example does not exist\. Copy \.env\.example/],
    ["counts a name that is set twice", `${right}FONT=self\nFONT=google\n`, /Line 7 sets FONT/],
    ["counts a line that sets nothing", `${right}FONT self\n`, /Line 6 is not NAME=value/],
    ["counts an open quotation mark", `${right}FONT='self\n`, /Line 6 has a quotation mark/],
    ["lists all faults", "APP_CHECK=maybe\nFONTS=self\n", /FONTS is not.*\n.*SITE_ORIGIN is not/],
  ])("%s", (_what, text, message) => {
    if (text !== null) write(text);
    expect(() => readConfiguration(project, folder)).toThrow(message);
  });

  it("rejects the web configuration of another project", () => {
    write(right, "salvia-other");
    expect(() => readConfiguration("salvia-other", folder)).toThrow(
      "VITE_FIREBASE_CONFIG belongs to another project than salvia-other.",
    );
  });

  it.each(["../salvia", "", "Salvia-Example", "x"])("reads no file for the id %j", (id) => {
    expect(() => readConfiguration(id, folder)).toThrow("is not the id of a Firebase project");
  });
});

describe("applyConfiguration", () => {
  it("gives an operator's command the functions' values, over those of the shell", () => {
    write(`${right}REQUIRE_STAFF_PASSKEYS=on\n`);
    const env = { PATH: "/bin", SITE_ORIGIN: "https://old.example.com", RATE_LIMITS: "off" };
    applyConfiguration(project, env, folder);
    const { VITE_FIREBASE_CONFIG: _web, ...ofFunctions } = exampleValues;
    expect(env).toEqual({
      PATH: "/bin",
      ...ofFunctions,
      REQUIRE_STAFF_PASSKEYS: "on",
      GCLOUD_PROJECT: project,
    });
  });

  it("leaves the environment of the emulators as it is", () => {
    const env = { SITE_ORIGIN: "x" };
    applyConfiguration(null, env, folder);
    expect(env).toEqual({ SITE_ORIGIN: "x" });
  });
});
