import { leadStatuses, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { expect, test } from "vitest";

import { row } from "../testing/renderLeadList.tsx";
import { carryAction, type CarryAction } from "./carrying.ts";

const pressed = (key: string, over: LeadStatus | null, from: LeadStatus = "quoted") =>
  carryAction(key, { row: row("Pía", { status: from, step: 4 }), over, by: "keys" }, leadStatuses);

test.each<[string, LeadStatus | null, CarryAction | null]>([
  ["ArrowRight", null, { kind: "over", over: "documents" }],
  ["ArrowLeft", null, { kind: "over", over: "remoteSales" }],
  ["ArrowRight", "documents", { kind: "over", over: "enrolled" }],
  ["ArrowLeft", "new", { kind: "over", over: "new" }],
  ["ArrowRight", "lost", { kind: "over", over: "lost" }],
  [" ", "documents", { kind: "drop", to: "documents" }],
  ["Enter", "lost", { kind: "drop", to: "lost" }],
  [" ", "enrolled", { kind: "refuse" }],
  [" ", "quoted", { kind: "cancel" }],
  [" ", null, { kind: "cancel" }],
  ["Escape", "documents", { kind: "cancel" }],
  ["Tab", "documents", { kind: "cancel" }],
  ["a", "documents", null],
])("answers %j over %s", (key, over, action) => {
  expect(pressed(key, over)).toEqual(action);
});

test("passes only the columns that a filter leaves", () => {
  const carried = { row: row("Pía", { status: "quoted" }), over: null, by: "keys" } as const;
  expect(carryAction("ArrowRight", carried, ["quoted", "lost"])).toEqual({
    kind: "over",
    over: "lost",
  });
});
