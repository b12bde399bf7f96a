import { expect, test, vi } from "vitest";

import {
  chosenColumns,
  columnsInUrl,
  columnsText,
  leadColumns,
  rememberColumns,
  rememberedColumns,
} from "./columns.ts";

test.each([
  ["columns=name_contact_source", ["contact", "source"]],
  ["columns=name_source_contact_age", ["contact", "source"]],
  ["plan=basic&columns=name", []],
  [`columns=${columnsText(leadColumns)}`, null],
  ["columns=contact_source", null],
  ["columns=", null],
  ["", null],
])("reads the columns of ?%s as %o", (query, columns) => {
  expect(columnsInUrl(new URLSearchParams(query))).toEqual(columns);
});

test("restores any choice from its text", () => {
  const columns = chosenColumns((column) => column !== "plan");
  const text = columnsText(columns ?? []);
  expect(text).toBe("name_contact_status_created_progress_kind_source");
  expect(columnsInUrl(new URLSearchParams({ columns: text }))).toEqual(columns);
});

test("remembers the columns on the device, all at first", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(rememberedColumns()).toBeNull();
  rememberColumns(["status"]);
  expect(rememberedColumns()).toEqual(["status"]);
  rememberColumns([]);
  expect(rememberedColumns()).toEqual([]);
  rememberColumns(null);
  expect([...kept]).toEqual([]);
});

test("shows all columns where storage is disabled", () => {
  const fail = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: fail, setItem: fail, removeItem: fail });
  rememberColumns(["status"]);
  expect(rememberedColumns()).toBeNull();
});
