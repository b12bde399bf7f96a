import { expect, test } from "vitest";

import { withNewest, withOlder, type AuditPage } from "./auditPages.ts";

/** A page with one entry per character of `ids`; `more` is whether older entries follow. */
function page(ids: string, more = true): AuditPage {
  const rows = Array.from(ids, (id) => ({
    id,
    entry: { action: "accountDisabled", uid: "camille", by: "helen", at: new Date(0) } as const,
  }));
  return { rows, next: more ? ["after", ids.at(-1)] : null };
}

const idsOf = ({ rows }: AuditPage) => rows.map(({ id }) => id).join("");

test("puts a new entry first and keeps all others", () => {
  const known = withOlder(page("edc"), page("ba", false));
  const now = withNewest(known, page("fed"));
  expect(idsOf(now)).toBe("fedcba");
  expect(now.next).toBeNull();
});

test("changes nothing when the same page arrives again", () => {
  expect(withNewest(page("edc"), page("edc"))).toEqual(page("edc"));
});

test("starts over when a full page has only new entries, to avoid a gap", () => {
  expect(withNewest(page("edc"), page("kji"))).toEqual(page("kji"));
});

test("starts from a page that is not full, which is the whole log", () => {
  expect(idsOf(withNewest(page("", false), page("ba", false)))).toBe("ba");
});
