import { expect, test } from "vitest";

import { bulkActions, bulkBlocker, type BulkAction } from "./bulkAction.ts";

const step: BulkAction = {
  kind: "nextStep",
  step: { title: "Call back", dueOn: "2030-05-02", dueAt: null },
};
const lost: BulkAction = {
  kind: "move",
  to: "lost",
  loss: { reason: "noNeed", note: null },
};
const undecided = { plan: "undecided" } as const;
const quoted: BulkAction = { kind: "move", to: "quoted" };

test.each([
  ["a lead moves along the table", quoted, { status: "remoteSales" }, null],
  ["a quoted lead is quoted already", quoted, { status: "quoted" }, "already"],
  ["a new lead is not quoted", quoted, { status: "new" }, "order"],
  ["a client does not move", quoted, { status: "enrolled" }, "client"],
  ["the assistant needs consent", { kind: "move", to: "aiContacting" }, {}, "consent"],
  ["an undecided lead needs a plan", { kind: "move", to: "remoteSales" }, undecided, "plan"],
  ["an undecided lead is lost", lost, undecided, null],
  ["an open lead gets a step", step, {}, null],
  ["a lost lead gets no step", step, { status: "lost" }, "closed"],
  ["a lost lead is handed over", { kind: "handOver", to: "tomas" }, { status: "lost" }, null],
] as const)("knows whether an action is possible: %s", (_title, action, fields, blocker) => {
  const lead = { ownerId: "ana", status: "new", consent: null, plan: "basic" } as const;
  expect(bulkBlocker(action, { ...lead, ...fields })).toBe(blocker);
});

test("loses leads with a reason, and moves none to where leads begin or become clients", () => {
  const isMove = (move: object) => bulkActions[1].safeParse({ kind: "move", ...move }).success;
  const loss = { reason: "unreachable", note: null };
  expect(isMove({ to: "quoted" })).toBe(true);
  expect(isMove({ to: "lost", loss })).toBe(true);
  expect(isMove({ to: "lost" })).toBe(false);
  expect(isMove({ to: "quoted", loss })).toBe(false);
  expect(isMove({ to: "new" })).toBe(false);
  expect(isMove({ to: "enrolled" })).toBe(false);
});
