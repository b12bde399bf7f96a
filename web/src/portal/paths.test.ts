import { expect, test } from "vitest";

import { mayShowLeads } from "./paths.ts";

test.each([
  ["/sales/leads/board", true],
  ["/admin", true],
  // A salesperson's bell names leads there.
  ["/account", true],
  ["/medical", false],
  ["/member/appointments/one", false],
  ["/partner", false],
])("loads the texts of leads at %s: %s", (path, isLoaded) => {
  expect(mayShowLeads(path)).toBe(isLoaded);
});
