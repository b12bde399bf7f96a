import { leadSchema } from "@salvia/domain/lead/lead";
import { GeoPoint, Timestamp } from "firebase/firestore";
import { expect, test, vi } from "vitest";

import { lead } from "../../../seed/leads.ts";
import { readDocument, withDates } from "./readDocument.ts";

/** A Firestore snapshot that estimates timestamps only on request. */
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

test("reads a stored lead as the domain's type", () => {
  expect(readDocument(leadSchema, snapshot(stored()))).toEqual(lead());
});

test("leaves out a field that a newer version stored", () => {
  expect(readDocument(leadSchema, snapshot(stored({ preferredTime: "noon" })))).toEqual(lead());
});

test("returns null without a log entry for a missing document", () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(readDocument(leadSchema, snapshot(undefined))).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["a missing value", { plan: undefined }],
  ["a plan we do not sell", { plan: "gold" }],
  ["a date as text", { createdAt: "2026-11-21" }],
])("omits a document with %s and logs only its path", (_case, broken) => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(readDocument(leadSchema, snapshot(stored(broken)))).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith("unreadable-document", "leads/abc");
});

test("converts timestamps to dates at any depth and changes nothing else", () => {
  const at = new Date("2026-11-21T10:00:00.123Z");
  const place = new GeoPoint(1, 2);
  const data = { a: { b: [{ c: Timestamp.fromDate(at) }] }, place, text: "x", none: null };
  expect(withDates(data)).toEqual({ a: { b: [{ c: at }] }, place, text: "x", none: null });
});
