import { expect, test } from "vitest";

import { queryOfAuditFilter, auditFilterFromUrl, noAuditFilter, selectionOf } from "./auditUrl.ts";

test.each([
  ["", noAuditFilter],
  ["action=accountDisabled", { ...noAuditFilter, action: "accountDisabled" }],
  ["by=helen&whom=camille", { ...noAuditFilter, by: "helen", whom: "camille" }],
  ["action=roleChanged&whom=camille", { ...noAuditFilter, action: "roleChanged", whom: "camille" }],
  [
    "by=helen&from=2026-11-01&until=2026-11-30",
    { ...noAuditFilter, by: "helen", from: "2026-11-01", until: "2026-11-30" },
  ],
] as const)("converts between the address %j and its filter", (address, filter) => {
  expect(auditFilterFromUrl(new URLSearchParams(address))).toEqual(filter);
  expect(queryOfAuditFilter(filter).toString()).toBe(address);
});

test("ignores an unknown action, an invalid uid, and what is no day", () => {
  const query = new URLSearchParams({
    action: "toString",
    by: "a/b",
    whom: "camille@example.com",
    from: "2026-13-01",
    until: "2026-02-30",
  });
  expect(auditFilterFromUrl(query)).toEqual(noAuditFilter);
});

test("selects from the beginning of the first day to the end of the last, in a time zone", () => {
  const filter = { ...noAuditFilter, from: "2026-03-28", until: "2026-03-29" };
  // The clocks of Paris change on the second day.
  expect(selectionOf(filter, "Europe/Paris")).toEqual({
    ...noAuditFilter,
    from: new Date("2026-03-27T23:00:00Z"),
    until: new Date("2026-03-29T22:00:00Z"),
  });
  expect(selectionOf(noAuditFilter, "Europe/Paris")).toEqual(noAuditFilter);
});
