import { describe, expect, it, test } from "vitest";
import { chooseStages, inTurn, stages } from "./stages.ts";

const namesFor = (...words: string[]) => chooseStages(words)?.stages.map(({ name }) => name);

describe("the arguments after npm test --", () => {
  it("may be empty, which runs everything", () => {
    expect(namesFor()).toEqual(stages.map(({ name }) => name));
    expect(namesFor()?.join(" ")).toBe(
      "format lint types knip unit pages deploy rules functions e2e browsers log",
    );
  });

  it("leave deployments that fail in each step to nightly, and to the stage by itself", () => {
    const files = (...words: string[]) =>
      chooseStages(words)
        ?.stages.find(({ name }) => name === "deploy")
        ?.args.filter((arg) => arg.endsWith(".test.ts"));
    expect(files()).toEqual(["tests/deploy/deployment.test.ts"]);
    expect(files("nightly")).toEqual([]);
    expect(files("deploy")).toEqual([]);
  });

  it("sample long drills in the whole run, and try every step in nightly and single stages", () => {
    const sampled = (...words: string[]) =>
      chooseStages(words)?.stages.filter(({ env }) => env?.["SALVIA_SAMPLED"] !== undefined).length;
    expect(sampled()).toBe(stages.length);
    expect([sampled("nightly"), sampled("functions")]).toEqual([0, 0]);
  });

  it("run every stage without emulators for check, and the pages' tests of what has changed", () => {
    expect(namesFor("check")).toEqual(["format", "lint", "types", "knip", "unit", "pages"]);
    const pages = (...words: string[]) =>
      chooseStages(words, "a1b2c3")?.stages.find(({ name }) => name === "pages");
    expect(pages("check")).toMatchObject({ mayBeEmpty: true });
    expect(pages("check")?.args.slice(-2)).toEqual(["--changed", "a1b2c3"]);
    expect(pages()?.args).not.toContain("--changed");
    expect(pages()?.mayBeEmpty).toBeUndefined();
  });

  it("run the named stage and pass the rest to its runner", () => {
    expect(namesFor("unit", "leads")).toEqual(["unit"]);
    expect(chooseStages(["e2e", "leads", "--headed"])?.rest).toEqual(["leads", "--headed"]);
  });

  it("read the server log after stages that write to it", () => {
    expect(namesFor("e2e", "leads")).toEqual(["e2e", "log"]);
    expect(chooseStages(["log"])).toBeNull();
  });

  it("run everything, each mutant, and both Firestore emulators for nightly", () => {
    expect(namesFor("nightly")?.join(" ")).toBe(
      "format lint types knip unit pages deploy rules functions e2e browsers drills mutants log",
    );
    const other = chooseStages(["nightly"])?.onOther.map(({ name }) => name);
    expect(other).toEqual(["rules", "functions", "e2e", "browsers", "log"]);
  });

  it("run all mutants for mutants, not only those of changed sections", () => {
    expect(chooseStages(["mutants"])?.stages[0]?.env).toEqual({ SALVIA_MUTANTS: "all" });
  });

  it("are refused if unknown, instead of running nothing and passing", () => {
    expect(chooseStages(["leads"])).toBeNull();
  });
});

test("runs functions tests beside the rules, or alone", () => {
  const turns = inTurn(stages).map((turn) => turn.map(({ name }) => name).join("+"));
  expect(turns.join(" ")).toBe(
    "format lint types knip unit pages deploy rules+functions e2e browsers log",
  );
  const alone = chooseStages(["functions"])?.stages ?? [];
  expect(inTurn(alone).map((turn) => turn.length)).toEqual([1, 1]);
});
