import { problemsPerPage } from "@salvia/domain/site/problem";
import { problemEndpoints } from "@salvia/domain/site/problemEndpoints";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { path, input } = problemEndpoints.reportProblem;

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  // A new page each time: the module counts what it sent.
  vi.resetModules();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  history.replaceState(null, "", "/medical/records/Zk3xQpAbCdEf?name=Ines");
  document.documentElement.lang = "pt";
  document.head.innerHTML = '<script type="module" src="/assets/portal-Ab12Cd34.js"></script>';
});

afterEach(() => {
  sendBeacon.mockReset();
  document.head.innerHTML = "";
});

const load = () => import("./problems.ts");

/** What was sent, after the server's own check of it. */
async function sent(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => {
      expect(address).toBe(path);
      expect(body.type).toBe("application/json");
      return input.parse(JSON.parse(await textOf(body)));
    }),
  );
}

/** jsdom's blobs have no `text`. */
function textOf(body: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") resolve(reader.result);
    });
    reader.readAsText(body);
  });
}

test("sends the error's kind, the displayed id, and the page without ids, but no message", async () => {
  const { reportProblem } = await load();
  const id = reportProblem(new TypeError("Ines is not a function"));
  expect(await sent()).toEqual([
    { code: "TypeError", id, build: "Ab12Cd34", path: "/medical/records/*", language: "pt" },
  ]);
});

test("sends a service's code, and another word for a code that could be text", async () => {
  const { reportProblem } = await load();
  reportProblem(new FirebaseError("firestore/data-loss", "vendor's words"));
  reportProblem(Object.assign(new Error("x"), { name: "Ines Ferrer" }));
  reportProblem("text");
  expect(await sent()).toMatchObject([
    { code: "firestore/data-loss" },
    { code: "other" },
    { code: "string" },
  ]);
});

test("sends at most a few from one page, but gives each an id", async () => {
  const { reportProblem } = await load();
  const ids = Array.from({ length: 50 }, () => reportProblem(new Error("again")));
  expect(new Set(ids).size).toBe(50);
  expect(sendBeacon).toHaveBeenCalledTimes(problemsPerPage);
});

test("does without a report if the browser cannot send one", async () => {
  sendBeacon.mockReturnValue(false);
  const { reportProblem } = await load();
  expect(reportProblem(new Error("x"))).toMatch(/^.{4}-.{4}$/);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test("reports uncaught errors and rejections of our own scripts, and none of the browser's extensions", async () => {
  const { watchForProblems } = await load();
  watchForProblems();
  const fail = (filename: string, error: unknown) =>
    dispatchEvent(new ErrorEvent("error", { error, filename, message: "x" }));
  fail("chrome-extension://abc/content.js", new TypeError("theirs"));
  fail(`${location.origin}/assets/portal-Ab12Cd34.js`, null);
  expect(sendBeacon).not.toHaveBeenCalled();
  fail(`${location.origin}/assets/portal-Ab12Cd34.js`, new RangeError("ours"));
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  reject("cancelled");
  reject(new TypeError("ours"));
  expect(await sent()).toMatchObject([{ code: "RangeError" }, { code: "TypeError" }]);
});

test("watches for uncaught errors in every document that runs React", () => {
  const documents = Object.entries(
    import.meta.glob<string>("../**/main.tsx", { query: "?raw", import: "default", eager: true }),
  );
  expect(documents.length).toBeGreaterThan(3);
  const unwatched = documents.filter(([, text]) => !text.includes("openDocument("));
  expect(unwatched.map(([file]) => file)).toEqual([]);
  const opening = import.meta.glob<string>("./openDocument.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.values(opening)).toEqual([expect.stringContaining("  watchForProblems();")]);
});
