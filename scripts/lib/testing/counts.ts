import { relative } from "node:path";

import { root } from "../places.ts";

/** The number of tests in a stage, by outcome. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A runner's result: its exit code, and its JSON report if it wrote one. */
export type RunnerOutcome = {
  readonly exitCode: number;
  readonly report: unknown;
  /** Whether it is right that no test ran. */
  readonly mayBeEmpty?: boolean;
};

/**
 * Counts the tests in a report of Vitest's JSON reporter. A file that could not run has no tests,
 * so it counts as one failure.
 */
export function vitestCounts({ exitCode, report, mayBeEmpty }: RunnerOutcome): Counts {
  const brokenFiles = list(report, "testResults").filter(
    (file) =>
      Reflect.get(file, "status") === "failed" &&
      !list(file, "assertionResults").some((test) => Reflect.get(test, "status") === "failed"),
  );
  const counts = {
    passed: number(report, "numPassedTests"),
    failed: number(report, "numFailedTests") + brokenFiles.length,
    skipped: number(report, "numPendingTests") + number(report, "numTodoTests"),
  };
  return mayBeEmpty && exitCode === 0 ? counts : believable(exitCode, counts);
}

/**
 * Counts the tests in a report of Playwright's JSON reporter. A test that passed only on a retry
 * counts as failed.
 */
export function playwrightCounts({ exitCode, report }: RunnerOutcome): Counts {
  const stats = isObject(report) ? Reflect.get(report, "stats") : undefined;
  return believable(exitCode, {
    passed: number(stats, "expected"),
    failed: number(stats, "unexpected") + number(stats, "flaky") + list(report, "errors").length,
    skipped: number(stats, "skipped"),
  });
}

/**
 * The failed tests in a report of Vitest's JSON reporter, each with its file; of a file that could
 * not run, only the file.
 */
export function vitestFailures(report: unknown): string[] {
  return list(report, "testResults").flatMap((file) => {
    if (Reflect.get(file, "status") !== "failed") return [];
    const name = relative(root, text(file, "name"));
    const failed = list(file, "assertionResults").filter(
      (test) => Reflect.get(test, "status") === "failed",
    );
    return failed.length === 0
      ? [name]
      : failed.map((test) => `${name}: ${text(test, "fullName")}`);
  });
}

/** The failed tests in a report of Playwright's JSON reporter, each with its file. */
export function playwrightFailures(report: unknown): string[] {
  return list(report, "suites").flatMap((suite) =>
    list(suite, "specs")
      .filter((spec) => Reflect.get(spec, "ok") !== true)
      .map((spec) => `tests/e2e/${text(spec, "file")}: ${text(spec, "title")}`)
      .concat(playwrightFailures(suite)),
  );
}

/** Counts a check, such as the linter, as one test. */
export function checkCounts(exitCode: number): Counts {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

export function sum(counts: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => counts.reduce((all, each) => all + each[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Adds a failure if the runner crashed or ran no tests but its report shows no failure. */
function believable(exitCode: number, counts: Counts): Counts {
  const suspicious = exitCode !== 0 || counts.passed + counts.failed === 0;
  return suspicious && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function number(from: unknown, key: string): number {
  const value: unknown = isObject(from) ? Reflect.get(from, key) : undefined;
  return typeof value === "number" ? value : 0;
}

function text(from: object, key: string): string {
  const value: unknown = Reflect.get(from, key);
  return typeof value === "string" ? value : "";
}

function list(from: unknown, key: string): readonly object[] {
  const value: unknown = isObject(from) ? Reflect.get(from, key) : undefined;
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
