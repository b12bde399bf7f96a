import { describe, expect, it } from "vitest";
import { root } from "../places.ts";
import {
  checkCounts,
  playwrightCounts,
  playwrightFailures,
  sum,
  summary,
  vitestCounts,
  vitestFailures,
} from "./counts.ts";

describe("Vitest's report", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ status: "failed", assertionResults: [{ status: "failed" }] }],
  };

  it("is counted by outcome", () => {
    expect(vitestCounts({ exitCode: 1, report })).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it("counts a file that could not run as one failure", () => {
    const broken = { status: "failed", assertionResults: [] };
    const testResults = [...report.testResults, broken];
    expect(vitestCounts({ exitCode: 1, report: { ...report, testResults } }).failed).toBe(3);
  });

  it("counts as failed if Vitest itself failed, as with an error outside all tests", () => {
    const good = { ...report, numFailedTests: 0, testResults: [] };
    expect(vitestCounts({ exitCode: 0, report: good }).failed).toBe(0);
    expect(vitestCounts({ exitCode: 1, report: good }).failed).toBe(1);
  });

  it("gives the failed tests' files and names", () => {
    const file = (name: string, status: string, assertionResults: object[]) => ({
      name: `${root}/${name}`,
      status,
      assertionResults,
    });
    const testResults = [
      file("good.test.ts", "passed", [{ status: "passed", fullName: "works" }]),
      file("bad.test.ts", "failed", [
        { status: "passed", fullName: "works" },
        { status: "failed", fullName: "a lead is lost" },
      ]),
      file("broken.test.ts", "failed", []),
    ];
    expect(vitestFailures({ testResults })).toEqual([
      "bad.test.ts: a lead is lost",
      "broken.test.ts",
    ]);
    expect(vitestFailures(null)).toEqual([]);
  });

  it.each([
    [0, { numPassedTests: 0, testResults: [] }],
    [0, { numPassedTests: 0, numPendingTests: 3, testResults: [] }],
    [0, null],
    [127, null],
    [0, "gibberish"],
  ])("without any test (exit %i, %j) is a failure", (exitCode, nothing) => {
    expect(vitestCounts({ exitCode, report: nothing }).failed).toBe(1);
  });
});

describe("Playwright's report", () => {
  const report = { errors: [], stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };

  it("is counted by outcome, with tests that passed on a retry as failed", () => {
    expect(playwrightCounts({ exitCode: 1, report })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it("counts files that do not load as failures", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const errors = [{ message: "Cannot find module" }];
    expect(playwrightCounts({ exitCode: 1, report: { errors, stats } }).failed).toBe(1);
  });

  it("gives the failed tests' files and names, at any depth", () => {
    const spec = (title: string, ok: boolean) => ({ file: "leads/list.spec.ts", title, ok });
    const suites = [
      {
        specs: [spec("opens", true), spec("finds", false)],
        suites: [{ specs: [spec("moves", false)] }],
      },
    ];
    expect(playwrightFailures({ suites })).toEqual([
      "tests/e2e/leads/list.spec.ts: finds",
      "tests/e2e/leads/list.spec.ts: moves",
    ]);
  });

  it("is a failure if missing", () => {
    expect(playwrightCounts({ exitCode: 0, report: null }).failed).toBe(1);
  });
});

it("counts a check as one test", () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("mentions skipped tests in the last line only if there are any", () => {
  const total = sum([checkCounts(0), checkCounts(1), { passed: 3, failed: 0, skipped: 0 }]);
  expect(summary(total)).toBe("4 passed, 1 failed");
  expect(summary({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
});
