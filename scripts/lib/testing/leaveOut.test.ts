import { describe, expect, it } from "vitest";
import { leaveOut, leftOut, readWithout } from "./leaveOut.ts";
import { chooseStages, type OtherBrowser } from "./stages.ts";

describe("--without", () => {
  it("accepts browsers at any position", () => {
    const without = ["firefox", "webkit"];
    expect(readWithout(["--without", "firefox,webkit"])).toEqual({ words: [], without });
    expect(readWithout(["browsers", "--without", "webkit", "-t", "list"])).toEqual({
      words: ["browsers", "-t", "list"],
      without: ["webkit"],
    });
    expect(readWithout(["e2e", "leads"])).toEqual({ words: ["e2e", "leads"], without: [] });
  });

  it("refuses unknown browsers", () => {
    for (const words of [
      ["--without"],
      ["--without", "chromium"],
      ["--without", "firefox, webkit"],
    ]) {
      expect(readWithout(words)).toBeNull();
    }
  });

  it("keeps the tests of the other browsers", () => {
    const [stage] = stagesWithout("webkit");
    expect(stage?.browsers).toEqual(["firefox"]);
    expect(stage?.args).toContain("tests/browsers/webkit.test.ts");
    expect(stage?.args).not.toContain("tests/browsers/firefox.test.ts");
  });

  it("leaves nothing to run if all browsers are named, and lists them", () => {
    expect(stagesWithout("firefox", "webkit").map(({ name }) => name)).toEqual(["log"]);
    expect(leftOut(["firefox", "webkit"])).toEqual(["Firefox: left out", "WebKit: left out"]);
  });
});

function stagesWithout(...without: OtherBrowser[]) {
  const chosen = chooseStages(["browsers"]);
  return chosen === null ? [] : leaveOut(chosen, without).stages;
}
