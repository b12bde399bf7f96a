import { expect, test } from "vitest";

import { withNewest, withOlder, type AuditPage } from "./auditPages.ts";

/** A page with entries of these ids, which ends before another or not. */
function page(ids: string, more = true): AuditPage {
  const rows = Array.from(ids, (id) => ({
    id,
    entry: { action: "accountDisabled", uid: "camille", by: "helen", at: new Date(0) } as const,
  }));
  return { rows, next: more ? ["after", ids.at(-1)] : null };
}

const idsOf = ({ rows }: AuditPage) => rows.map(({ id }) => id).join("");

test("a new entry comes to the front, and pushes none out", () => {
  const known = withOlder(page("edc"), page("ba", false));
  const now = withNewest(known, page("fed"));
  expect(idsOf(now)).toBe("fedcba");
  expect(now.next).toBeNull();
});

test("the same page again changes nothing", () => {
  expect(withNewest(page("edc"), page("edc"))).toEqual(page("edc"));
});

test("where all of a full page is new there may be others before it: the list begins anew", () => {
  expect(withNewest(page("edc"), page("kji"))).toEqual(page("kji"));
});

test("a page that is not full has all there is", () => {
  expect(idsOf(withNewest(page("", false), page("ba", false)))).toBe("ba");
});
