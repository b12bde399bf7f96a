import { expect, test } from "vitest";

import { isBackwardTransition, transitionBlocker, transitionChanges } from "./stageTransition.ts";
import { leadStatuses, leadTransitions } from "./leadStatus.ts";

const consent = { wording: "I agree.", language: "en", at: new Date(0) } as const;

test.each(leadStatuses)("allows exactly the transitions of the table from %s", (status) => {
  const free = leadStatuses.filter((to) => transitionBlocker({ status, consent }, to) === null);
  expect(new Set(free)).toEqual(new Set(leadTransitions[status]));
});

test("requires consent for the assistant's status and no other", () => {
  expect(transitionBlocker({ status: "new", consent: null }, "aiContacting")).toBe("consent");
  expect(transitionBlocker({ status: "new", consent: null }, "remoteSales")).toBeNull();
  expect(transitionBlocker({ status: "remoteSales", consent: null }, "aiContacting")).toBe("order");
});

test("blocks every move of a client", () => {
  expect(leadStatuses.map((to) => transitionBlocker({ status: "enrolled", consent }, to))).toEqual(
    leadStatuses.map(() => "client"),
  );
});

test("counts a step back as backward, but not losing a lead or reopening it", () => {
  expect(isBackwardTransition({ status: "documents", step: 5 }, "quoted")).toBe(true);
  expect(isBackwardTransition({ status: "quoted", step: 4 }, "documents")).toBe(false);
  expect(isBackwardTransition({ status: "quoted", step: 4 }, "lost")).toBe(false);
  expect(isBackwardTransition({ status: "lost", step: 5 }, "remoteSales")).toBe(false);
});

test("keeps the step of a lost lead and turns an enrolled one into a client", () => {
  expect(transitionChanges({ step: 4 }, "lost")).toEqual({ status: "lost", step: 4, kind: "lead" });
  expect(transitionChanges({ step: 5 }, "enrolled")).toEqual({
    status: "enrolled",
    step: 6,
    kind: "client",
  });
  expect(transitionChanges({ step: 4 }, "remoteSales")).toMatchObject({ step: 3, kind: "lead" });
});
