import { expect, test } from "vitest";

import { isBackwardTransition, transitionBlocker, transitionChanges } from "./stageTransition.ts";
import { leadStatuses, leadTransitions } from "./leadStatus.ts";

const consent = { wording: "I agree.", language: "en", at: new Date(0) } as const;

test.each(leadStatuses)("from %s nothing blocks exactly the moves of the table", (status) => {
  const free = leadStatuses.filter((to) => transitionBlocker({ status, consent }, to) === null);
  expect(new Set(free)).toEqual(new Set(leadTransitions[status]));
});

test("the assistant needs consent, and nothing else does", () => {
  expect(transitionBlocker({ status: "new", consent: null }, "aiContacting")).toBe("consent");
  expect(transitionBlocker({ status: "new", consent: null }, "remoteSales")).toBeNull();
  expect(transitionBlocker({ status: "remoteSales", consent: null }, "aiContacting")).toBe("order");
});

test("a client goes no further", () => {
  expect(leadStatuses.map((to) => transitionBlocker({ status: "enrolled", consent }, to))).toEqual(
    leadStatuses.map(() => "client"),
  );
});

test("a step back is one, and neither losing a lead nor taking it up again", () => {
  expect(isBackwardTransition({ status: "documents", step: 5 }, "quoted")).toBe(true);
  expect(isBackwardTransition({ status: "quoted", step: 4 }, "documents")).toBe(false);
  expect(isBackwardTransition({ status: "quoted", step: 4 }, "lost")).toBe(false);
  expect(isBackwardTransition({ status: "lost", step: 5 }, "remoteSales")).toBe(false);
});

test("a lost lead keeps its step, an enrolled one becomes a client", () => {
  expect(transitionChanges({ step: 4 }, "lost")).toEqual({ status: "lost", step: 4, kind: "lead" });
  expect(transitionChanges({ step: 5 }, "enrolled")).toEqual({
    status: "enrolled",
    step: 6,
    kind: "client",
  });
  expect(transitionChanges({ step: 4 }, "remoteSales")).toMatchObject({ step: 3, kind: "lead" });
});
