import { expect, test } from "vitest";

import { row } from "../testing/renderLeadList.tsx";
import { createLeadSelection } from "./leadSelection.ts";

const [a, b, c, d] = [row("a"), row("b"), row("c"), row("d")] as const;

function selectionOf(max = 10) {
  const selection = createLeadSelection(max);
  selection.list([a, b, c, d], false);
  return { selection, ids: () => [...selection.getState().selected.keys()].toSorted().join("") };
}

test("selects a range from the lead selected last, in both directions, and lets it shrink", () => {
  const { selection, ids } = selectionOf();
  selection.toggle(b);
  selection.extendTo(d);
  expect(ids()).toBe("bcd");
  selection.extendTo(c);
  expect(ids()).toBe("bc");
  selection.extendTo(a);
  expect(ids()).toBe("ab");
});

test("keeps what was selected before the range", () => {
  const { selection, ids } = selectionOf();
  selection.toggle(a);
  selection.toggle(c);
  selection.extendTo(d);
  selection.extendTo(c);
  expect(ids()).toBe("ac");
  selection.toggle(c);
  expect(ids()).toBe("a");
});

test("begins a range at the focused lead if none was selected", () => {
  const { selection, ids } = selectionOf();
  selection.extendTo(c, b);
  expect(ids()).toBe("bc");
});

test("keeps leads by id while the list changes, in their latest state", () => {
  const { selection, ids } = selectionOf();
  selection.toggle(a);
  selection.toggle(b);
  const changed = row("b", { rev: 2 });
  selection.list([row("new"), d, changed], true);
  expect(ids()).toBe("ab");
  expect(selection.getState().selected.get("b")).toBe(changed);
  expect(selection.getState().selected.get("a")).toBe(a);
  // The range begins at a lead that is still listed.
  selection.extendTo(d);
  expect(ids()).toBe("abd");
  selection.toggle(a);
  selection.extendTo(changed);
  expect(ids()).toBe("bd");
});

test("selects at most as many leads as allowed, all listed ones, and none", () => {
  const { selection, ids } = selectionOf(3);
  selection.selectAll();
  expect(ids()).toBe("abc");
  selection.toggle(d);
  expect(ids()).toBe("abc");
  selection.clear(["a"]);
  expect(ids()).toBe("bc");
  selection.clear();
  expect(ids()).toBe("");
});
