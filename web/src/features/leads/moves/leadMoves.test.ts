import type { Lead } from "@salvia/domain/lead/lead";
import {
  leadStatuses,
  leadTransitions,
  stepOf,
  type LeadStatus,
} from "@salvia/domain/lead/leadStatus";
import { expect, test } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { asksBefore, missingAnswer, moveProblem, type MoveProblem } from "./leadMoves.ts";

const consent: Lead["consent"] = { wording: "I agree", language: "en", at: new Date(0) };

const at = (status: LeadStatus, agreed: Lead["consent"] = consent) =>
  lead({ status, step: stepOf(status) ?? 3, consent: agreed });

test("allows exactly the moves of the table", () => {
  for (const from of leadStatuses) {
    const allowed = leadStatuses.filter((to) => moveProblem(at(from), to) === null);
    expect(allowed.toSorted()).toEqual(leadTransitions[from].toSorted());
  }
});

test.each<[LeadStatus, LeadStatus, MoveProblem]>([
  ["new", "new", { kind: "here" }],
  ["enrolled", "documents", { kind: "client" }],
  ["new", "quoted", { kind: "after", status: "remoteSales" }],
  ["quoted", "enrolled", { kind: "after", status: "documents" }],
  ["quoted", "new", { kind: "back", status: "quoted" }],
  ["lost", "documents", { kind: "lost", status: "remoteSales" }],
])("says why a lead at %s can’t move to %s", (from, to, problem) => {
  expect(moveProblem(at(from), to)).toEqual(problem);
});

test("asks for consent before the assistant contacts someone, and for a plan after it", () => {
  const lacking = { ...at("new", null), plan: "undecided" } as const;
  expect(moveProblem(lacking, "aiContacting")).toBeNull();
  expect(asksBefore(lacking, "aiContacting")).toBe(true);
  expect(missingAnswer(lacking, "aiContacting")).toBe("consent");
  expect(missingAnswer(lacking, "aiContacting", { consent: "es" })).toBe("plan");
  expect(missingAnswer(lacking, "aiContacting", { consent: "es", plan: "basic" })).toBeNull();
  expect(moveProblem(at("new"), "aiContacting")).toBeNull();
});

test("asks for the plan of an undecided lead that moves on, and for none that is lost", () => {
  const undecided = lead({ plan: "undecided", consent });
  for (const to of ["aiContacting", "remoteSales"] as const) {
    expect(moveProblem(undecided, to)).toBeNull();
    expect(asksBefore(undecided, to)).toBe(true);
    expect(asksBefore(lead({ consent }), to)).toBe(false);
  }
  expect(moveProblem(undecided, "quoted")).toEqual({ kind: "after", status: "remoteSales" });
});

test("asks before a loss, a first quote, the documents, and a conversion, and before nothing else", () => {
  const asked = leadStatuses.flatMap((from) =>
    leadTransitions[from].filter((to) => asksBefore(at(from), to)).map((to) => `${from} ${to}`),
  );
  expect(asked).toEqual([
    "new lost",
    "aiContacting lost",
    "remoteSales quoted",
    "remoteSales lost",
    "quoted documents",
    "quoted lost",
    "documents enrolled",
    "documents lost",
  ]);
});
