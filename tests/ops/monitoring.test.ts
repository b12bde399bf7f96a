import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import firebaseJson from "../../firebase.json" with { type: "json" };
import { root } from "../../scripts/lib/places.ts";
import { apiMethods } from "../deploy/standIns/apiMethods.ts";
import { logNames, namesIn } from "./logNames.ts";

const folder = join(root, "ops");
const readOps = (path: string) => readFileSync(join(folder, path), "utf8");

/** Where each file is posted, by its pattern. */
const requests: readonly [string, string][] = [
  ["logMetric.json", "https://logging.googleapis.com/v2/projects/p/metrics"],
  ["alerts/*.json", "https://monitoring.googleapis.com/v3/projects/p/alertPolicies"],
  ["uptime/*.json", "https://monitoring.googleapis.com/v3/projects/p/uptimeCheckConfigs"],
  ["dashboard.json", "https://monitoring.googleapis.com/v1/projects/p/dashboards"],
  ["budget.json", "https://billingbudgets.googleapis.com/v1/billingAccounts/b/budgets"],
];

const files = requests.flatMap(([pattern, url]) =>
  globSync(pattern, { cwd: folder }).map((path) => ({ path, url })),
);

/** The values of the placeholders that may not be text. */
function filled(text: string): unknown {
  return JSON.parse(text.replaceAll("<amount>", "100").replaceAll("<currency>", "EUR"));
}

const findMethod = await apiMethods();

test.each(files)("Google's API takes $path", ({ path, url }) => {
  const { host, pathname } = new URL(url);
  const method = findMethod(host, "POST", pathname)?.method;
  expect(method?.checkRequest(filled(readOps(path)))).toEqual([]);
  // The check itself can fail.
  expect(method?.checkRequest({ displayNames: "x" })).not.toEqual([]);
});

test("posts every file, and the instructions say where", () => {
  const all = globSync("**/*.json", { cwd: folder });
  expect(files.map(({ path }) => path).toSorted()).toEqual(all.toSorted());
  for (const [pattern, url] of requests) {
    const path = new URL(url).pathname.replace("/p/", "/$project/").replace("/b/", "/$billing/");
    expect(readOps("README.md")).toContain(`${new URL(url).host}${path}`);
    expect(readOps("README.md")).toContain(pattern.replace("/*.json", ""));
  }
});

test("explains each placeholder, and uses no other", () => {
  const used = files.flatMap(({ path }) => readOps(path).match(/<(?!\/)[a-z ]+>/g) ?? []);
  const explained = [...readOps("README.md").matchAll(/^\| `(<[a-z ]+>)`/gm)];
  const names = explained.map(([, name = ""]) => name).toSorted();
  expect([...new Set(used)].toSorted()).toEqual(names);
});

/** The rows of the table of log lines: the line, and the alert in quotes or why there is none. */
const rows = [...readOps("README.md").matchAll(/^\| `([a-z -]+)` +\| (.+?) +\|$/gm)].map(
  ([, line = "", second = ""]) => ({ line, second, alert: /^`(\w+)`$/.exec(second)?.[1] ?? null }),
);

test("lists every log line in the code once, and no other", () => {
  const { names, unread } = logNames();
  expect(unread).toEqual([]);
  expect(names.size).toBeGreaterThan(50);
  expect(rows.map(({ line }) => line)).toEqual([...names].toSorted());
});

test("finds the names of log lines however they are written", () => {
  const source = `
    const message = "kept in a constant";
    const lineOf = { sent: "in a table", lost: "in a table, too" };
    logger.info(isNew ? "one of two" : "the other", { uid });
    logger.write({ severity: "ERROR", message });
    logger.write({ severity: "ERROR", message: lineOf[end], id });
    site.logFailure("passed on", {});`;
  expect(namesIn(source, "x.ts")).toEqual({
    names: [
      "one of two",
      "the other",
      "kept in a constant",
      "in a table",
      "in a table, too",
      "passed on",
    ],
    unread: [],
  });
  expect(namesIn("logger.error(error);", "x.ts").unread).toEqual(["x.ts: logger.error"]);
});

test("alerts on exactly the lines that name the alert, and gives a reason for the others", () => {
  const inFilters = globSync("alerts/*.json", { cwd: folder }).flatMap((path) => {
    const alert = path.slice("alerts/".length, -".json".length);
    const filters = readOps(path).match(/metric\.labels\.line = one_of\(.*?\)/g) ?? [];
    const lines = filters.flatMap((filter) => filter.match(/(?<=\\")[a-z][^"\\]*/g) ?? []);
    return lines.map((line) => `${line}: ${alert}`);
  });
  const inTable = rows.flatMap(({ line, alert }) => (alert === null ? [] : `${line}: ${alert}`));
  expect(inFilters.toSorted()).toEqual(inTable.toSorted());
  const unexplained = rows.filter(({ alert, second }) => alert === null && !second.includes(" "));
  expect(unexplained).toEqual([]);
});

test("counts every log line under its name", () => {
  const pattern = /message=~\\"(.*?)\\"/.exec(readOps("logMetric.json"))?.[1] ?? "none";
  for (const name of logNames().names) expect(name).toMatch(new RegExp(pattern));
});

test("checks paths that the site serves", () => {
  const paths = globSync("uptime/*.json", { cwd: folder }).map(
    (path) => /"path": "(.*?)"/.exec(readOps(path))?.[1] ?? "",
  );
  expect(paths.toSorted()).toEqual(["/", "/api/auth/session-logout", "/login"]);
  expect(JSON.stringify(firebaseJson.hosting.rewrites)).toContain("/api/auth/**");
});
