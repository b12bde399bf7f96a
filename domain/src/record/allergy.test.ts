import { describe, expect, it } from "vitest";

import {
  activeAllergies,
  allergiesFrom,
  allergiesNamedLike,
  allergySchema,
  type Allergy,
} from "./allergy.ts";

const nothing = { substance: null, criticality: null, reaction: null, onset: null };
const error = { by: "camille", at: new Date(0), reason: "Another patient's" };

function entry(hour: number, said: Partial<Allergy>): Allergy {
  return {
    appointmentId: "visit",
    clinicianId: "camille",
    status: "active",
    substance: "Penicillin",
    criticality: "high",
    reaction: "Hives",
    onset: "2019",
    createdAt: new Date(Date.UTC(2026, 10, 1, hour)),
    ...said,
  };
}

const noneKnown = (hour: number) => entry(hour, { status: "noneKnown", ...nothing });
const from = (...oldestFirst: Allergy[]) => allergiesFrom(oldestFirst.toReversed());
const activeIn = (...oldestFirst: Allergy[]) =>
  activeAllergies(from(...oldestFirst)).map(({ latest }) => latest.substance);

describe("allergySchema", () => {
  it.each([
    ["an allergy without a reaction and onset", { reaction: null, onset: null }],
    ["a month of onset", { onset: "2019-03" }],
    ["a resolved allergy", { status: "resolved" }],
    ["no known allergies", { status: "noneKnown", ...nothing }],
  ] as const)("accepts %s", (_, said) => {
    expect(allergySchema.safeParse(entry(1, said)).success).toBe(true);
  });

  it.each([
    ["no substance", { substance: null }],
    ["no criticality", { criticality: null }],
    ["an onset in words", { onset: "childhood" }],
    ["more than a line", { reaction: "Hives\nSwelling" }],
    [
      "no known allergies, with a substance",
      { status: "noneKnown", ...nothing, substance: "Nuts" },
    ],
    ["no known allergies, with an onset", { status: "noneKnown", ...nothing, onset: "2019" }],
  ] as const)("refuses %s", (_, said) => {
    expect(allergySchema.safeParse(entry(1, said)).success).toBe(false);
  });
});

describe("allergiesFrom", () => {
  it("distinguishes what was never asked from no known allergies", () => {
    expect(from()).toEqual({ answer: "notAsked" });
    expect(from(noneKnown(1))).toEqual({ answer: "noneKnown", latest: noneKnown(1) });
  });

  it("knows a substance in any case and with any accents, by its latest entry", () => {
    const listed = from(
      entry(1, { substance: "PÉNICILLINE  V", reaction: null }),
      entry(2, { substance: "Penicilline v" }),
    );
    expect(listed).toMatchObject({
      answer: "listed",
      active: [{ latest: { reaction: "Hives" }, since: entry(1, {}).createdAt }],
      resolved: [],
    });
  });

  it("lists the most critical allergies first", () => {
    const [nuts, latex] = [{ substance: "Nuts" }, { substance: "Latex" }];
    expect(
      activeIn(
        entry(1, { ...nuts, criticality: "low" }),
        entry(2, { ...latex, criticality: "unableToAssess" }),
        entry(3, {}),
      ),
    ).toEqual(["Penicillin", "Latex", "Nuts"]);
  });

  it("keeps resolved allergies apart, and starts again after one", () => {
    const resolved = entry(2, { status: "resolved" });
    expect(from(entry(1, {}), resolved)).toMatchObject({
      answer: "listed",
      active: [],
      resolved: [{ latest: resolved }],
    });
    expect(from(entry(1, {}), resolved, entry(3, {}))).toMatchObject({
      active: [{ since: entry(3, {}).createdAt }],
      resolved: [],
    });
  });

  it("ends the statement of no known allergies with an allergy, for good", () => {
    const resolved = entry(3, { status: "resolved" });
    expect(activeIn(noneKnown(1), entry(2, {}))).toEqual(["Penicillin"]);
    expect(from(noneKnown(1), entry(2, {}), resolved).answer).toBe("listed");
    expect(from(noneKnown(1), entry(2, {}), resolved, noneKnown(4)).answer).toBe("noneKnown");
  });

  it("ignores the statement if an allergy was active when it was made", () => {
    expect(activeIn(entry(1, {}), noneKnown(2))).toEqual(["Penicillin"]);
    const resolved = entry(3, { status: "resolved" });
    expect(from(entry(1, {}), noneKnown(2), resolved).answer).toBe("listed");
  });

  it("ignores entries made in error", () => {
    const wrong = { enteredInError: error };
    expect(from(entry(1, wrong)).answer).toBe("notAsked");
    expect(from(noneKnown(1), entry(2, wrong)).answer).toBe("noneKnown");
    expect(from({ ...noneKnown(1), ...wrong }).answer).toBe("notAsked");
    // The end of the allergy was wrong, so it is active, and none of the statements count.
    const ended = entry(2, { status: "resolved", ...wrong });
    expect(activeIn(entry(1, {}), ended, noneKnown(3))).toEqual(["Penicillin"]);
  });
});

describe("allergiesNamedLike", () => {
  const { active } = {
    active: activeAllergies(from(entry(1, {}), entry(2, { substance: "Ácido acetilsalicílico" }))),
  };
  const namesLike = (medication: string) =>
    allergiesNamedLike(medication, active).map(({ latest }) => latest.substance);

  it("compares names both ways, in any case and with any accents", () => {
    expect(namesLike("penicillin")).toEqual(["Penicillin"]);
    expect(namesLike("PENICILLIN V Potassium")).toEqual(["Penicillin"]);
    expect(namesLike("acido")).toEqual(["Ácido acetilsalicílico"]);
  });

  it("knows no groups of substances", () => {
    expect(namesLike("Amoxicillin")).toEqual([]);
  });
});
