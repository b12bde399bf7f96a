import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { cache } from "../../../scripts/lib/places.ts";
import type { Measurement } from "../support/measurement.ts";
import type { Site } from "./withSite.ts";

/** Pages with the two CSPs of public pages: the home page's own, and that of all others. */
const graded = ["/", "/individuals"];

/** The MDN Observatory package's verdict on the headers, over TLS, as for the real site. */
export async function observatory(_rounds: number, site: Site): Promise<Measurement> {
  const scans = await Promise.all(
    graded.map(async (path) => ({ path, grading: await scan(site, path) })),
  );
  const table = {
    title: "MDN Observatory",
    heads: ["grade", "score", "tests passed", "not passed"],
    rows: scans.map(({ path, grading: { grade, score, passed, failed } }) => [
      path,
      grade,
      String(score),
      String(passed),
      failed.join(" ") || "none",
    ]),
  };
  const lesser = scans.filter(({ grading }) => grading.grade !== "A+");
  const faults = lesser.map(({ path, grading }) => `${path} is graded ${grading.grade}.`);
  const worst = lesser[0]?.grading.grade ?? "A+";
  return { table, promises: [{ promise: "graded A+", worst, faults }] };
}

type Grading = { grade: string; score: number; passed: number; failed: readonly string[] };

/**
 * Runs the package's own command in a separate process, the only one that trusts our certificate.
 */
async function scan({ origin, certificate, signal }: Site, path: string): Promise<Grading> {
  const folder = join(cache, "bench");
  mkdirSync(folder, { recursive: true });
  const trusted = join(folder, "certificate.pem");
  writeFileSync(trusted, certificate.cert);
  const command = createRequire(import.meta.url).resolve("@mdn/mdn-http-observatory/src/scan.js");
  // Its install script, which we do not run, would fetch the HSTS preload list. None of our hosts
  // is on it.
  const preloaded = join(dirname(command), "..", "conf", "hsts-preload.json");
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  const host = `${new URL(origin).host}${path}`;
  const { stdout } = await promisify(execFile)("node", [command, host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    signal,
  });
  return gradingOf(JSON.parse(stdout));
}

function gradingOf(answer: unknown): Grading {
  const { scan: result, tests } = objectOf(answer);
  const { grade, score, testsPassed } = objectOf(result);
  const failed = Object.entries(objectOf(tests))
    .filter(([, test]) => objectOf(test)["pass"] !== true)
    .map(([name]) => name);
  return { grade: String(grade), score: Number(score), passed: Number(testsPassed), failed };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) {
    throw new Error(`The Observatory answered ${JSON.stringify(value)}.`);
  }
  return { ...value };
}
