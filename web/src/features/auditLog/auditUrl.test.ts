import { expect, test } from "vitest";

import { queryOfAuditFilter, auditFilterFromUrl, noAuditFilter } from "./auditUrl.ts";

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
    until: "yesterday",
  });
  expect(auditFilterFromUrl(query)).toEqual(noAuditFilter);
});
