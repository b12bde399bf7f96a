import { expect, test } from "vitest";

import { queryOfAuditFilter, auditFilterFromUrl, noAuditFilter } from "./auditUrl.ts";

test.each([
  ["", noAuditFilter],
  ["action=accountDisabled", { ...noAuditFilter, action: "accountDisabled" }],
  ["by=helen&whom=camille", { action: null, by: "helen", whom: "camille" }],
  ["action=roleChanged&whom=camille", { action: "roleChanged", by: null, whom: "camille" }],
] as const)("converts between the address %j and its filter", (address, filter) => {
  expect(auditFilterFromUrl(new URLSearchParams(address))).toEqual(filter);
  expect(queryOfAuditFilter(filter).toString()).toBe(address);
});

test("ignores an unknown action and an invalid uid", () => {
  const query = new URLSearchParams({ action: "toString", by: "a/b", whom: "camille@example.com" });
  expect(auditFilterFromUrl(query)).toEqual(noAuditFilter);
});
