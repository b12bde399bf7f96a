import { expect, test } from "vitest";

import { leadNamespaces } from "../i18n/portalNamespaces.ts";
import { textsAhead } from "./paths.ts";

test.each([
  ["/sales/leads/board", leadNamespaces],
  ["/admin", leadNamespaces],
  // A salesperson's bell names leads there.
  ["/account", leadNamespaces],
  ["/medical", ["medical", "appointments"]],
  ["/member", ["member", "appointments"]],
  ["/member/appointments/one", ["member"]],
  ["/partner", []],
])("loads more texts ahead at %s", (path, namespaces) => {
  expect(textsAhead(path)).toEqual(namespaces);
});
