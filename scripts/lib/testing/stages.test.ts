import { describe, expect, it, test } from "vitest";
import { chooseStages, inTurn, stages } from "./stages.ts";

const namesFor = (...words: string[]) =>
  chooseStages(words)
    ?.stages.map(({ name }) => name)
    .join(" ");

function stageFor(name: string, ...words: string[]) {
  return chooseStages(words)?.stages.find((stage) => stage.name === name);
}

describe("the arguments after npm test --", () => {
  it("may be empty, which runs the stages that prove each fact once", () => {
    expect(namesFor()).toBe("format lint knip size unit pages rules functions e2e log");
    expect(stages.some(({ env }) => env?.["SALVIA_NIGHTLY"] !== undefined)).toBe(false);
  });

  it("run the stages without emulators for check, on what has changed", () => {
    const change = { since: "a1b2c3", files: ["domain/src/lead/lead.ts"] };
    const checks = chooseStages(["check"], change)?.stages ?? [];
    expect(checks.map(({ name }) => name).join(" ")).toBe("format lint types knip size unit pages");
    const argsOf = (wanted: string) => checks.find(({ name }) => name === wanted)?.args ?? [];
    expect(argsOf("lint")).toEqual(["domain/src/lead/lead.ts"]);
    expect(stageFor("lint")?.args).toEqual(["--type-check"]);
    expect(argsOf("pages").slice(-2)).toEqual(["--changed", "a1b2c3"]);
    expect(checks.filter(({ mayBeEmpty }) => mayBeEmpty).map(({ name }) => name)).toEqual([
      "unit",
      "pages",
    ]);
    expect(stages.some(({ mayBeEmpty }) => mayBeEmpty)).toBe(false);
  });

  it("lint nothing for check if no source file has changed", () => {
    expect(namesFor("check")).not.toContain("lint");
  });

  it("run a stage as npm test does, and all of it with arguments for its runner", () => {
    expect(namesFor("unit")).toBe("unit");
    expect(chooseStages(["e2e", "leads", "--headed"])?.rest).toEqual(["leads", "--headed"]);
    expect(stageFor("rules", "rules")?.env).toBeUndefined();
    expect(stageFor("rules", "rules", "leads")?.env).toEqual({ SALVIA_NIGHTLY: "1" });
  });

  it("compares the rules with those of a revision", () => {
    const { stages: chosen = [], rest } = chooseStages(["rules", "compare", "main"]) ?? {};
    expect([chosen[0]?.env, rest]).toEqual([{ SALVIA_COMPARED: "main" }, ["rules/compare"]]);
  });

  it("read the server log after stages that write to it", () => {
    expect(namesFor("e2e", "leads")).toBe("e2e log");
    expect(namesFor("nightly", "browsers")).toBe("browsers log");
    expect(chooseStages(["log"])).toBeNull();
    expect(chooseStages(["nightly", "log"])).toBeNull();
  });

  it("run every stage with all its variants for nightly, and both Firestore emulators", () => {
    expect(namesFor("nightly")).toBe(
      "format lint knip size unit pages rules functions e2e deploy doctor drills browsers mutants log",
    );
    const night = chooseStages(["nightly"]);
    expect(night?.stages.every(({ env }) => env?.["SALVIA_NIGHTLY"] === "1")).toBe(true);
    expect(night?.onOther.map(({ name }) => name)).toEqual(["rules", "functions", "e2e", "log"]);
  });

  it("run one stage of the night, or those on the other emulator", () => {
    expect(chooseStages(["nightly", "e2e", "--shard=1/6"])).toMatchObject({
      stages: [{ name: "e2e", args: ["test"] }, { name: "log" }],
      onOther: [],
      rest: ["--shard=1/6"],
    });
    expect(namesFor("nightly", "other")).toBe("");
    expect(chooseStages(["nightly", "other"])?.onOther).toHaveLength(4);
  });

  it("run all mutants for mutants, not only those of changed sections", () => {
    expect(stageFor("mutants", "mutants")?.env).toEqual({ SALVIA_MUTANTS: "all" });
    expect(stageFor("mutants", "nightly")?.env).toMatchObject({ SALVIA_MUTANTS: "all" });
  });

  it("are refused if unknown, instead of running nothing and passing", () => {
    expect(chooseStages(["leads"])).toBeNull();
    expect(chooseStages(["nightly", "leads"])).toBeNull();
  });
});

test("runs functions tests beside the rules, or alone", () => {
  const turns = inTurn(stages).map((turn) => turn.map(({ name }) => name).join("+"));
  expect(turns.join(" ")).toBe("format lint knip size unit pages rules+functions e2e log");
  const alone = chooseStages(["functions"])?.stages ?? [];
  expect(inTurn(alone).map((turn) => turn.length)).toEqual([1, 1]);
});
