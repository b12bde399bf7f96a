import { describe, expect, it, test } from "vitest";
import { chooseStages, inTurn, stages, usesEmulators } from "./stages.ts";

const namesFor = (...words: string[]) => chooseStages(words)?.stages.map(({ name }) => name);

describe("the words after npm test --", () => {
  it("may be none: everything runs", () => {
    expect(namesFor()).toEqual(stages.map(({ name }) => name));
    expect(namesFor()?.join(" ")).toBe(
      "format lint types knip unit rules functions e2e browsers log",
    );
  });

  it("check is all that needs no emulator", () => {
    expect(namesFor("check")).toEqual(["format", "lint", "types", "knip", "unit"]);
  });

  it("a stage's name is that stage; the rest goes to its runner", () => {
    expect(namesFor("unit", "leads")).toEqual(["unit"]);
    expect(chooseStages(["e2e", "leads", "--headed"])?.rest).toEqual(["leads", "--headed"]);
  });

  it("what a stage has the servers write is read after it", () => {
    expect(namesFor("e2e", "leads")).toEqual(["e2e", "log"]);
    expect(chooseStages(["log"])).toBeNull();
  });

  it("nightly is everything, each mutant, and the emulators' stages on the other Firestore too", () => {
    expect(namesFor("nightly")?.join(" ")).toBe(
      "format lint types knip unit rules functions e2e browsers drills mutants log",
    );
    const other = chooseStages(["nightly"])?.onOther.map(({ name }) => name);
    expect(other).toEqual(["rules", "functions", "e2e", "browsers", "log"]);
  });

  it("mutants tries each mutant, not only those of what has changed", () => {
    expect(chooseStages(["mutants"])?.stages[0]?.env).toEqual({ SALVIA_MUTANTS: "all" });
  });

  it("any other word is an error, not an empty run that passes", () => {
    expect(chooseStages(["leads"])).toBeNull();
  });
});

test("functions are tested beside unit tests and rules, which follow each other, or alone", () => {
  const namesOf = (turns: ReturnType<typeof inTurn>) =>
    turns.map((turn) =>
      [turn.stages.map(({ name }) => name).join(" "), turn.beside?.name ?? []].flat().join(" + "),
    );
  expect(namesOf(inTurn(stages))).toEqual([
    "format",
    "lint",
    "types",
    "knip",
    "unit rules + functions",
    "e2e",
    "browsers",
    "log",
  ]);
  expect(namesOf(inTurn(chooseStages(["functions"])?.stages ?? []))).toEqual(["functions", "log"]);
  expect(inTurn(stages).map(usesEmulators)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
});
