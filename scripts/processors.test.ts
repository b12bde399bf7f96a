import { readFileSync } from "node:fs";

import { isSecretName } from "@salvia/domain/configuration/secrets";
import { isVariableName } from "@salvia/domain/configuration/variables";
import { serverRegion } from "@salvia/domain/shared/region";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../docs/processors.md", import.meta.url), "utf8");

test("docs/processors.md names only variables that there are, and each that brings in a service", () => {
  const named = new Set(
    [...page.matchAll(/`([A-Z][A-Z_]+)(?:=\w+)?`/g)].map(([, name = ""]) => name),
  );
  const unknown = [...named].filter((name) => !isVariableName(name) && !isSecretName(name));
  expect(unknown).toEqual([]);
  const outside = [
    "SMTP_URL",
    "FONT",
    "TURN_URLS",
    "STUN_URLS",
    "ASSISTANT_ENGINE",
    "OIDC_PROVIDER",
  ];
  expect(outside.filter((name) => !named.has(name))).toEqual([]);
});

test("docs/processors.md names the region in which the functions and the database are", () => {
  const regions = new Set(page.match(/\b(?:europe|us|asia)-\w+\d\b/g));
  expect(regions).toEqual(new Set([serverRegion]));
});
