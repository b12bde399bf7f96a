import { createRequire } from "node:module";

import { exampleValues } from "@salvia/domain/configuration/testing/exampleValues";
import { assert, property, string } from "fast-check";
import { expect, it } from "vitest";

import { functionsFile, partValues, webEnvironment } from "./partValues.ts";

/** The parser with which firebase-tools reads the file. */
const { parseStrict }: { parseStrict: (text: string) => Record<string, string> } = createRequire(
  import.meta.url,
)("firebase-tools/lib/functions/env.js");

const values = { ...exampleValues, FONT: "self", MIN_INSTANCES: "1", APP_CHECK: "" };

it("gives each part what it reads, and nothing that is not set", () => {
  expect(Object.keys(partValues("functions", values))).toEqual([
    "SITE_ORIGIN",
    "SERVER_API_KEY",
    "MAIL_FROM",
    "TURN_URLS",
    "MIN_INSTANCES",
  ]);
  expect(partValues("deploy", values)).toEqual({ MIN_INSTANCES: "1" });
});

it("gives the web's build the names that Vite passes on", () => {
  expect(webEnvironment(values)).toEqual({
    VITE_SITE_ORIGIN: "https://www.example.com",
    VITE_FIREBASE_CONFIG: exampleValues.VITE_FIREBASE_CONFIG,
    VITE_FONT: "self",
  });
});

it("writes a file in which firebase-tools finds the same values", () => {
  const sender = { MAIL_FROM: `"Salvia #1, d'été \\ S.A." <hello@example.com>` };
  expect(parseStrict(functionsFile({ ...values, ...sender }))).toEqual(
    partValues("functions", { ...values, ...sender }),
  );
});

it("writes any text on one line so that firebase-tools finds it", () => {
  const line = string({ unit: "binary", minLength: 1 }).filter((text) => !/[\r\n]/u.test(text));
  assert(
    property(line, (MAIL_FROM) => {
      const wanted = partValues("functions", { MAIL_FROM });
      expect(parseStrict(functionsFile({ MAIL_FROM }))).toEqual(wanted);
    }),
  );
});
