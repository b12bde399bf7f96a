import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { root } from "../../scripts/lib/places.ts";
import { accessToken } from "../deploy/standIns/standIns.ts";
import { project, values } from "./exampleProject.ts";
import { startProject, type StandInProject } from "./standInProject.ts";

/** The extension sends the emails, so that no test depends on this machine's DNS. */
const configuration = { ...values, MAIL_DELIVERY: "extension", MAIL_FROM: "" };

/** What `npm run doctor` runs, with the configuration of another folder. */
const command = `
  import { program } from "${root}/scripts/lib/report.ts";
  import { runDoctor } from "${root}/scripts/lib/doctor/runDoctor.ts";
  await program(() => runDoctor(process.argv.slice(2), process.argv[1]));
`;

const rules = "First hour, rules: The compiled rules have 123,456 bytes. Firestore takes 250,000.";

const left = "Google sign-in, phone, passkey, email, App Check, rollback, deletion.";

const folder = mkdtempSync(join(tmpdir(), "salvia-doctor-"));
const credentials = join(folder, "credentials.json");
let google: StandInProject;

beforeAll(async () => {
  google = await startProject();
  // Those of a workload, such as a GitHub action: they name where to ask for the token.
  writeFileSync(join(folder, "identity"), "an identity token");
  const workload = {
    type: "external_account",
    audience:
      "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: `http://127.0.0.1:${google.server.port}/sts.googleapis.com/v1/token`,
    credential_source: { file: join(folder, "identity") },
  };
  writeFileSync(credentials, JSON.stringify(workload));
}, 180_000);

beforeEach(() => {
  google.become();
  writeConfiguration(configuration);
  const notes = ["expensive decision: 2026-11-29 Ana", "video: 2026-11-29 Ana, home and mobile"];
  writeFileSync(join(folder, `.first-hour.${project}`), notes.join("\n"));
});

afterAll(async () => {
  await google.close();
  rmSync(folder, { recursive: true });
});

test("says that all is well and what was seen, with the credentials of this machine", async () => {
  expect(await doctor(["--project", project])).toEqual({
    code: 0,
    lines: [
      rules,
      "First hour, deployment: everything is deployed.",
      "First hour, expensive decision: 2026-11-29 Ana",
      "First hour, video: 2026-11-29 Ana, home and mobile",
      `First hour, not yet seen: ${left}`,
      `${project} has no faults.`,
    ],
    error: "",
  });
  // The form of the token request has other names than the description, which is about JSON.
  const others = google.server.differences.filter((line) => !line.startsWith("sts.token request:"));
  expect(others).toEqual([]);
  expect(google.server.calls.filter(({ id }) => id === "sts.token")).toHaveLength(1);
});

test("prints the faults, then the hints, and fails", async () => {
  google.become((healthy) => (healthy.billing.billingEnabled = false));
  writeConfiguration({ ...configuration, FONT: "google" });
  const { code, lines } = await doctor(["--project", project, "--token", accessToken]);
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^fault billing-off: .* Fix: gcloud billing projects link /),
    expect.stringMatching(/^hint font-outside: /),
    rules,
    "First hour, expensive decision: 2026-11-29 Ana",
    "First hour, video: 2026-11-29 Ana, home and mobile",
    `First hour, not yet seen: deployment, ${left}`,
    `${project} has 1 fault.`,
  ]);
});

test("doesn't fail for a hint", async () => {
  writeConfiguration({ ...configuration, FONT: "google" });
  const { code, lines } = await doctor(["--project", project, "--token", accessToken]);
  expect(code).toBe(0);
  expect(lines.at(-1)).toBe(`${project} has no faults.`);
});

test("names the sign-in command once without credentials", async () => {
  const { code, lines } = await doctor(["--project", project], join(folder, "none.json"));
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining("gcloud auth application-default login"),
    expect.stringMatching(/^First hour, expensive decision: /),
    expect.stringMatching(/^First hour, video: /),
    expect.stringMatching(/^First hour, not yet seen: rules, deployment, /),
    `${project} has 1 fault.`,
  ]);
});

test("doesn't take a machine without a network for a broken project", async () => {
  const unreachable = join(folder, "unreachable.json");
  // No one listens there.
  const text = readFileSync(credentials, "utf8").replace(/127\.0\.0\.1:\d+/, "127.0.0.1:1");
  writeFileSync(unreachable, text);
  const { code, lines, error } = await doctor(["--project", project], unreachable);
  expect([code, lines]).toEqual([1, []]);
  expect(error).toMatch(
    /^Google's sign-in can't be reached \(ECONNREFUSED\)\. Check the network\n$/,
  );
});

test("prints the faults of the configuration without asking Google", async () => {
  writeConfiguration({ ...configuration, SITE_ORIGIN: "http://example.com" });
  const before = google.server.calls.length;
  const { code, error } = await doctor(["--project", project]);
  expect(code).toBe(1);
  expect(error).toContain("SITE_ORIGIN must be an origin");
  expect(google.server.calls.length).toBe(before);
});

function writeConfiguration(changed: Readonly<Record<string, string>>): void {
  const lines = Object.entries(changed).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(join(folder, `.env.${project}`), lines.join(""));
}

async function doctor(words: readonly string[], file = credentials) {
  const redirect = join(root, "tests/deploy/standIns/redirect.mjs");
  const args = ["--import", redirect, "--input-type=module", "--eval", command, folder, ...words];
  const env = {
    ...process.env,
    SALVIA_STAND_INS: String(google.server.port),
    GOOGLE_APPLICATION_CREDENTIALS: file,
    NO_COLOR: "1",
  };
  return new Promise<{ code: number; lines: string[]; error: string }>((resolve) => {
    const child = execFile(process.execPath, args, { cwd: root, env }, (_error, output, error) => {
      resolve({ code: child.exitCode ?? -1, lines: output.split("\n").filter(Boolean), error });
    });
  });
}
