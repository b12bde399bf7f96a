import { assistantEndpoint } from "@salvia/domain/assistant/assistant";
import { expect, it } from "vitest";
import * as z from "zod/mini";

import { endpointsOfDomain } from "./lib/testing/endpointsOfDomain.ts";

type Value = { at: string; accepts: (value: unknown) => boolean };

/** Every value of every call's input. */
const values = [...(await endpointsOfDomain()), assistantEndpoint].flatMap(({ path, input }) =>
  valuesOf(input, path),
);

function valuesOf(schema: unknown, at: string): Value[] {
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([key, each]) => valuesOf(each, `${at} ${key}`));
  }
  if (schema instanceof z.ZodMiniArray) return valuesOf(schema.def.element, at);
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.flatMap((option) => valuesOf(option, at));
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return valuesOf(schema.def.innerType, at);
  }
  if (schema instanceof z.ZodMiniRecord) {
    const { keyType, valueType } = schema.def;
    return [...valuesOf(keyType, `${at} key`), ...valuesOf(valueType, at)];
  }
  return schema instanceof z.ZodMiniType
    ? [{ at, accepts: (value) => schema.safeParse(value).success }]
    : [];
}

/**
 * The names of the values that accept one of the given, though they aren't text. A passkey's are left
 * out: they become hashes.
 */
function accepting(...hostile: unknown[]): string[] {
  const found = values.filter(
    ({ at, accepts }) => !/webauthn|passkey/.test(at) && hostile.some(accepts),
  );
  const names = found.map(({ at }) => at.split(" ").at(-1) ?? at);
  return [...new Set(names)].filter((name) => !texts.includes(name)).toSorted();
}

/** What never names a document. */
const texts = (
  "address city code current emailOrUsername firstName idToken lastName memberNumber name note oobCode " +
  "password question reason search specialty startsWith subject text timeZone timezone title token username"
).split(" ");

it("refuses paths and ids that Firestore reserves, whatever call names them", () => {
  expect(values.length).toBeGreaterThan(150);
  expect(accepting("__x__", "____", ".", "..", "a/b", "", "\ud800", "x".repeat(2000))).toEqual([]);
});

it("refuses times and numbers that Firestore can't store, whatever call names them", () => {
  // The id of an entry may be made of a time.
  expect(accepting("0000-01-01T00:00:00Z")).toEqual(["after", "exportId"]);
  // These are only compared with the stored one.
  const revisions = ["keptRev", "otherRev", "rev", "seenRev"];
  expect(accepting(Number.MAX_SAFE_INTEGER, 253_402_300_800_000)).toEqual(revisions);
  expect(accepting(-1, 1.5)).toEqual([]);
});
