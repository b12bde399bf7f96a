import { describe, expect, it } from "vitest";
import { leaveOut, leftOut, readWithout } from "./leaveOut.ts";
import { chooseStages, type ExtraProgram } from "./stages.ts";

describe("--without", () => {
  it("accepts programs at any position", () => {
    const without = ["firefox", "webkit"];
    expect(readWithout(["--without", "firefox,webkit"])).toEqual({ words: [], without });
    expect(readWithout(["browsers", "--without", "webkit", "-t", "list"])).toEqual({
      words: ["browsers", "-t", "list"],
      without: ["webkit"],
    });
    expect(readWithout(["e2e", "leads"])).toEqual({ words: ["e2e", "leads"], without: [] });
  });

  it("refuses unknown programs", () => {
    for (const words of [
      ["--without"],
      ["--without", "chromium"],
      ["--without", "firefox, webkit"],
    ]) {
      expect(readWithout(words)).toBeNull();
    }
  });

  it("keeps the tests of the other browsers", () => {
    const [stage] = stagesWithout("browsers", "webkit");
    expect(stage?.programs).toEqual(["firefox"]);
    expect(stage?.args).toContain("tests/browsers/webkit.test.ts");
    expect(stage?.args).not.toContain("tests/browsers/firefox.test.ts");
  });

  it("leaves nothing to run if all browsers are named, and lists them", () => {
    const stages = stagesWithout("browsers", "firefox", "webkit");
    expect(stages.map(({ name }) => name)).toEqual(["log"]);
    expect(leftOut(["firefox", "webkit"])).toEqual(["Firefox: left out", "WebKit: left out"]);
  });

  it("leaves out the tests that need another program, in the stages that have some", () => {
    const night = chooseStages(["nightly", "e2e"]);
    const [stories] = night === null ? [] : leaveOut(night, ["coturn", "webkit"]).stages;
    expect(stories?.args).toEqual(["test", "--grep-invert", "@coturn"]);
    const [drills] = stagesWithout("drills", "coturn");
    expect(drills?.args).toContain("tests/drills/separateNetworks.test.ts");
    const [others] = stagesWithout("drills", "maven");
    expect(others?.args).toContain("tests/drills/fhirExport.test.ts");
    expect(stagesWithout("browsers", "coturn")).toEqual(chooseStages(["browsers"])?.stages);
  });
});

function stagesWithout(stage: string, ...without: ExtraProgram[]) {
  const chosen = chooseStages([stage]);
  return chosen === null ? [] : leaveOut(chosen, without).stages;
}
