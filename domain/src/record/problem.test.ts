import { describe, expect, it } from "vitest";

import { problemSchema, problemsFrom, type Problem } from "./problem.ts";

function entry(hour: number, said: Partial<Problem> = {}): Problem {
  return {
    appointmentId: "visit",
    clinicianId: "camille",
    status: "active",
    name: "Migraine",
    severity: null,
    onset: null,
    createdAt: new Date(Date.UTC(2026, 10, 1, hour)),
    ...said,
  };
}

function names(...oldestFirst: Problem[]) {
  const { active, resolved } = problemsFrom(oldestFirst.toReversed());
  return [active, resolved].map((all) => all.map(({ latest }) => latest.name));
}

describe("problemSchema", () => {
  it("needs a name in one line, and knows three severities", () => {
    expect(
      problemSchema.safeParse(entry(1, { severity: "severe", onset: "2020-12" })).success,
    ).toBe(true);
    expect(problemSchema.safeParse(entry(1, { name: "" })).success).toBe(false);
    expect(problemSchema.safeParse({ ...entry(1), severity: "high" }).success).toBe(false);
    expect(problemSchema.safeParse({ ...entry(1), status: "noneKnown" }).success).toBe(false);
  });
});

describe("problemsFrom", () => {
  it("lists active problems by severity; those without one may be severe", () => {
    const [asthma, gout] = [{ name: "Asthma" }, { name: "Gout" }];
    expect(
      names(
        entry(1, { ...gout, severity: "moderate" }),
        entry(2),
        entry(3, { ...asthma, severity: "severe" }),
      ),
    ).toEqual([["Asthma", "Migraine", "Gout"], []]);
  });

  it("follows a problem through its entries, in any case and with any accents", () => {
    const resolved = entry(2, { name: "MIGRAINE", status: "resolved" });
    expect(names(entry(1), resolved)).toEqual([[], ["MIGRAINE"]]);
    expect(names(entry(1), resolved, entry(3, { name: "Migraíne" }))).toEqual([["Migraíne"], []]);
  });

  it("ignores entries made in error", () => {
    const enteredInError = { by: "camille", at: new Date(0), reason: "Another patient's" };
    expect(names(entry(1), entry(2, { status: "resolved", enteredInError }))).toEqual([
      ["Migraine"],
      [],
    ]);
  });
});
