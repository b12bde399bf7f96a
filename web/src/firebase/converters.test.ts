import { leadSchema } from "@salvia/domain/lead/lead";
import { GeoPoint, Timestamp } from "firebase/firestore";
import { afterEach, expect, test, vi } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { readDocument, withDates } from "./converters.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A document as Firestore hands it over: estimated timestamps only to those who ask for them. */
function snapshot(data: object | undefined) {
  return {
    ref: { path: "leads/abc" },
    exists: () => data !== undefined,
    data: (options: { serverTimestamps?: string }) =>
      options.serverTimestamps === "estimate" ? data : { ...data, createdAt: null },
  };
}

function stored(overrides: object = {}) {
  const { createdAt, updatedAt, ...rest } = lead();
  return {
    ...rest,
    createdAt: Timestamp.fromDate(createdAt),
    updatedAt: Timestamp.fromDate(updatedAt),
    ...overrides,
  };
}

test("a stored lead reads as the domain has it", () => {
  expect(readDocument(leadSchema, snapshot(stored()))).toEqual(lead());
});

test("a document that is not there is null, and nothing to complain about", () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(readDocument(leadSchema, snapshot(undefined))).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["a field that nobody knows", { secret: 1 }],
  ["a missing value", { plan: undefined }],
  ["a plan we do not sell", { plan: "gold" }],
  ["a date as text", { createdAt: "2026-11-21" }],
])("a document with %s is left out and named by its path alone", (_case, broken) => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(readDocument(leadSchema, snapshot(stored(broken)))).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith("unreadable-document", "leads/abc");
});

test("timestamps become dates at any depth, and nothing else changes", () => {
  const at = new Date("2026-11-21T10:00:00.123Z");
  const place = new GeoPoint(1, 2);
  const data = { a: { b: [{ c: Timestamp.fromDate(at) }] }, place, text: "x", none: null };
  expect(withDates(data)).toEqual({ a: { b: [{ c: at }] }, place, text: "x", none: null });
});
