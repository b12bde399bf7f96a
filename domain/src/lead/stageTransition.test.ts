import { expect, test } from "vitest";

import {
  isBackwardTransition,
  isUndoable,
  moveUndoMinutes,
  transitionBlocker,
  transitionChanges,
} from "./stageTransition.ts";
import { leadStatuses, leadTransitions } from "./leadStatus.ts";

const consent = { wording: "I agree.", language: "en", at: new Date(0) } as const;
const plan = "basic";

test.each(leadStatuses)("allows exactly the transitions of the table from %s", (status) => {
  const free = leadStatuses.filter(
    (to) => transitionBlocker({ status, consent, plan }, to) === null,
  );
  expect(new Set(free)).toEqual(new Set(leadTransitions[status]));
});

test("requires consent for the assistant's status and no other", () => {
  const fresh = { status: "new", consent: null, plan } as const;
  expect(transitionBlocker(fresh, "aiContacting")).toBe("consent");
  expect(transitionBlocker(fresh, "remoteSales")).toBeNull();
  expect(transitionBlocker({ ...fresh, status: "remoteSales" }, "aiContacting")).toBe("order");
});

test.each(["new", "lost"] as const)("lets an undecided lead at %s only be lost", (status) => {
  const undecided = { status, consent, plan: "undecided" } as const;
  expect(leadTransitions[status].map((to) => [to, transitionBlocker(undecided, to)])).toEqual(
    leadTransitions[status].map((to) => [to, to === "lost" ? null : "plan"]),
  );
  expect(transitionBlocker({ ...undecided, consent: null }, "quoted")).toBe("order");
});

test.each(leadStatuses)(
  "lets a lead at %s return only where a move of the table began",
  (status) => {
    const createdAt = new Date(0);
    const back = leadStatuses.filter((from) =>
      isUndoable({ status, consent }, { from, createdAt }, createdAt),
    );
    const origins = leadStatuses.filter((from) => leadTransitions[from].includes(status));
    expect(back).toEqual(status === "enrolled" ? [] : origins.filter((from) => from !== "lost"));
  },
);

test("lets a move be undone until its minutes are over", () => {
  const lost = { status: "lost", consent } as const;
  const move = { from: "quoted", createdAt: new Date(0) } as const;
  const end = moveUndoMinutes * 60_000;
  expect(isUndoable(lost, move, new Date(end - 1))).toBe(true);
  expect(isUndoable(lost, move, new Date(end))).toBe(false);
});

test("lets no lead return to the assistant after its consent is withdrawn", () => {
  const move = { from: "aiContacting", createdAt: new Date(0) } as const;
  expect(isUndoable({ status: "remoteSales", consent }, move, new Date(1))).toBe(true);
  expect(isUndoable({ status: "remoteSales", consent: null }, move, new Date(1))).toBe(false);
});

test("blocks every move of a client", () => {
  const client = { status: "enrolled", consent, plan } as const;
  expect(leadStatuses.map((to) => transitionBlocker(client, to))).toEqual(
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
