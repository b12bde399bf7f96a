import { expect, test } from "vitest";

import { isBackward, moveBlock, movedTo } from "./stageTransition.ts";
import { leadStatuses, leadTransitions } from "./leadStatus.ts";

const consent = { wording: "I agree.", language: "en", at: new Date(0) } as const;

test.each(leadStatuses)("from %s nothing blocks exactly the moves of the table", (status) => {
  const free = leadStatuses.filter((to) => moveBlock({ status, consent }, to) === null);
  expect(new Set(free)).toEqual(new Set(leadTransitions[status]));
});

test("the assistant needs consent, and nothing else does", () => {
  expect(moveBlock({ status: "new", consent: null }, "aiContacting")).toBe("consent");
  expect(moveBlock({ status: "new", consent: null }, "remoteSales")).toBeNull();
  expect(moveBlock({ status: "remoteSales", consent: null }, "aiContacting")).toBe("order");
});

test("a client goes no further", () => {
  expect(leadStatuses.map((to) => moveBlock({ status: "enrolled", consent }, to))).toEqual(
    leadStatuses.map(() => "client"),
  );
});

test("a step back is one, and neither losing a lead nor taking it up again", () => {
  expect(isBackward({ status: "documents", step: 5 }, "quoted")).toBe(true);
  expect(isBackward({ status: "quoted", step: 4 }, "documents")).toBe(false);
  expect(isBackward({ status: "quoted", step: 4 }, "lost")).toBe(false);
  expect(isBackward({ status: "lost", step: 5 }, "remoteSales")).toBe(false);
});

test("a lost lead keeps its step, an enrolled one becomes a client", () => {
  expect(movedTo({ step: 4 }, "lost")).toEqual({ status: "lost", step: 4, kind: "lead" });
  expect(movedTo({ step: 5 }, "enrolled")).toEqual({ status: "enrolled", step: 6, kind: "client" });
  expect(movedTo({ step: 4 }, "remoteSales")).toMatchObject({ step: 3, kind: "lead" });
});
