import { describe, expect, test } from "vitest";

import { client, counted, lead, now } from "../testing/countedLeads.ts";
import {
  addFigures,
  countedLeadSchema,
  figureChanges,
  monthsKept,
  noFigures,
  salesFiguresSchema,
  tally,
  type CountedLead,
} from "./salesStats.ts";

describe("the figures of a lead", () => {
  test("count its status, its creation and its conversion", () => {
    const figures = noFigures();
    tally(figures, client, 1);
    expect(figures).toMatchObject({ kinds: { lead: 0, client: 1 }, plans: { standard: 1 } });
    expect(figures.months).toEqual({
      "2026-10": { created: 1, converted: 0 },
      "2026-11": { created: 0, converted: 1 },
    });
  });

  test("count for no one in the pool, and for the owner after a claim", () => {
    const pooled = lead({ ownerId: null });
    expect(figureChanges(null, pooled)).toEqual(new Map());
    expect([...figureChanges(pooled, lead()).keys()]).toEqual(["ana"]);
  });

  test("move from one owner to the other on a handover", () => {
    const changes = figureChanges(client, { ...client, ownerId: "ben" });
    expect(changes.get("ana")?.months["2026-11"]).toEqual({ created: 0, converted: -1 });
    expect(changes.get("ben")?.months["2026-11"]).toEqual({ created: 0, converted: 1 });
  });

  test("count why it is lost, and no longer once that is undone", () => {
    const quoted = lead({ status: "quoted" });
    const lost = lead({ status: "lost", loss: { reason: "noNeed", note: null } });
    const change = figureChanges(quoted, lost).get("ana") ?? noFigures();
    const undone = figureChanges(lost, quoted).get("ana") ?? noFigures();
    expect(change).toMatchObject({ statuses: { quoted: -1, lost: 1 }, losses: { noNeed: 1 } });
    expect(addFigures(change, undone, now)).toEqual(noFigures());
    expect(figureChanges(lost, lead({ ...lost, loss: undefined })).get("ana")?.losses.noNeed).toBe(
      -1,
    );
  });

  test("sum up the latest quotes by status, through another quote, a move and a handover", () => {
    const quoted = lead({ status: "quoted", monthlyPremium: 182 });
    const better = { ...quoted, monthlyPremium: 407 };
    const sent = { ...better, status: "documents" } as const;
    const premiums = (before: CountedLead | null, after: CountedLead | null, uid = "ana") =>
      figureChanges(before, after).get(uid)?.premiums;
    expect(premiums(null, quoted)).toMatchObject({ quoted: 182 });
    expect(premiums(quoted, better)).toMatchObject({ quoted: 225 });
    expect(premiums(better, sent)).toMatchObject({ quoted: -407, documents: 407 });
    expect(premiums(sent, { ...sent, ownerId: "ben" }, "ben")).toMatchObject({ documents: 407 });
    expect(premiums(sent, null)).toMatchObject({ documents: -407 });
  });

  test("are read as stored before there were premiums", () => {
    const { premiums: _, ...stored } = noFigures();
    expect(salesFiguresSchema.parse(stored)).toEqual(noFigures());
  });

  test("are read without reasons as stored before there were any", () => {
    const { losses: _, ...stored } = noFigures();
    expect(salesFiguresSchema.parse(stored)).toEqual(noFigures());
  });

  test("are read as stored before leads could be undecided, and count those", () => {
    const { undecided: _, ...plans } = noFigures().plans;
    const stored = salesFiguresSchema.parse({ ...noFigures(), plans });
    tally(stored, lead({ plan: "undecided" }), 1);
    expect(stored.plans).toEqual({ basic: 0, standard: 0, premium: 0, undecided: 1 });
    const chosen = figureChanges(lead({ plan: "undecided" }), lead()).get("ana") ?? noFigures();
    expect(addFigures(stored, chosen, now).plans).toMatchObject({ standard: 1, undecided: 0 });
  });

  test("ignore changes of fields that are not counted", () => {
    expect(figureChanges(lead(), lead())).toEqual(new Map());
    const stored = { ...lead(), firstName: "Inés", rev: 4, search: [] };
    expect(countedLeadSchema.parse(stored)).toEqual(lead());
  });

  test("drop months that are too old", () => {
    const old = lead({ createdAt: new Date("2024-11-30T00:00:00Z") });
    const kept = lead({ createdAt: new Date("2024-12-01T00:00:00Z") });
    const figures = counted([old, kept]);
    expect(figures.months).toEqual({ "2024-12": { created: 1, converted: 0 } });
    expect(figures.kinds.lead).toBe(2);
    expect(Object.keys(noFigures().months)).toHaveLength(0);
    expect(monthsKept).toBe(24);
  });
});
