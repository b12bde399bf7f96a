import { expect, it } from "vitest";

import { moment } from "./moment.ts";

const at = new Date("2026-11-21T23:30:00Z");

it.each([
  ["en", "America/Sao_Paulo", /^November 21, 2026 at 8:30\sPM \(America\/Sao Paulo\)$/],
  ["es", "Europe/Madrid", /^22 de noviembre de 2026 a las 0:30 \(Europe\/Madrid\)$/],
  ["pt", "Europe/Lisbon", /^21 de novembro de 2026 às 23:30 \(Europe\/Lisbon\)$/],
  ["fr", "UTC", /^21 novembre 2026 à 23:30 \(UTC\)$/],
] as const)("formats a moment in %s in the time zone %s", (language, timezone, told) => {
  expect(moment(at, timezone, language)).toMatch(told);
});

it.each(["Mars/Olympus", "", "Europe/Madrid; DROP"])("formats %j as UTC", (timezone) => {
  expect(moment(at, timezone, "fr")).toBe("21 novembre 2026 à 23:30 (UTC)");
});
