import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { exampleValues } from "../../domain/src/configuration/testing/exampleValues.ts";
import { cache, root } from "../../scripts/lib/places.ts";
import { startCloud, type Cloud } from "./standIns/cloud.ts";

/** How a command ended. */
type Outcome = { readonly code: number; readonly output: string; readonly lastLine: string };

/** A copy of the repository, an empty project in the stand-ins, and the operator's commands. */
export type Rehearsal = Cloud & {
  /** The copy, which a story may change. */
  readonly folder: string;
  /** Runs a command as an operator types it, such as `npm run deploy -- --project …`. */
  readonly run: (command: string, timeFactor?: number) => Promise<Outcome>;
  /** Writes `.env.<project>` with the example's values, changed. */
  readonly configure: (change?: Readonly<Record<string, string>>) => void;
  /** Changes a file of the copy. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
};

const webConfig = JSON.parse(exampleValues.VITE_FIREBASE_CONFIG);

/**
 * Prepares a rehearsal in a folder of its own: what git knows of the repository, and the installed
 * packages.
 */
export async function startRehearsal(id: string): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), "salvia-deploy-"));
  copyRepository(folder);
  // The web is built only if something has changed since the last rehearsal.
  copyBuild(keptBuild, join(folder, ".cache"));
  const cloud = await startCloud(id);
  const { standIns } = cloud;
  const credentials = join(folder, ".cache", "credentials.json");
  mkdirSync(dirname(credentials), { recursive: true });
  writeFileSync(credentials, JSON.stringify(workloadIdentity(folder, standIns.port)));
  writeFileSync(join(folder, ".cache", "identity-token"), "token of the workflow");
  const env = {
    ...process.env,
    // The test runner's, which change what Vite builds.
    NODE_ENV: undefined,
    VITEST: undefined,
    MODE: undefined,
    DEV: undefined,
    PROD: undefined,
    SSR: undefined,
    BASE_URL: undefined,
    PATH: `${join(root, "node_modules", ".bin")}:${process.env["PATH"]}`,
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "standIns", "redirect.mjs")}`,
    SALVIA_STAND_INS: String(standIns.port),
    METADATA_SERVER_DETECTION: "none",
    CI: "1",
  };
  return {
    ...cloud,
    folder,
    configure(change = {}) {
      const values = {
        ...exampleValues,
        VITE_FIREBASE_CONFIG: JSON.stringify({ ...webConfig, projectId: id }),
        ...change,
      };
      const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`);
      writeFileSync(join(folder, `.env.${id}`), lines.join(""));
    },
    edit(path, change) {
      const file = join(folder, path);
      writeFileSync(file, change(readFileSync(file, "utf8")));
    },
    // A request may take 1.5 s, and firebase-tools two minutes: enough on a busy machine.
    run: (command, timeFactor = 0.05) =>
      runShell(command, folder, { ...env, SALVIA_TIME_FACTOR: String(timeFactor) }),
    async close() {
      await standIns.close();
      copyBuild(join(folder, ".cache"), keptBuild);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const keptBuild = join(cache, "deploy", "rehearsal");

function copyBuild(from: string, to: string): void {
  for (const name of ["web", "build"]) {
    if (!existsSync(join(from, name))) continue;
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

function copyRepository(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.split("\n")) {
    if (path !== "" && existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  for (const workspace of [".", "domain", "web", "functions"]) linkPackages(workspace, folder);
}

/**
 * Links the installed packages one by one: a program that installs them must not reach ours.
 */
function linkPackages(workspace: string, folder: string): void {
  const packages = join(root, workspace, "node_modules");
  if (!existsSync(packages)) return;
  mkdirSync(join(folder, workspace, "node_modules"));
  for (const name of readdirSync(packages)) {
    symlinkSync(join(packages, name), join(folder, workspace, "node_modules", name));
  }
}

/** Credentials as GitHub's workflows have them, for a token service in the stand-ins. */
function workloadIdentity(folder: string, port: number) {
  const at = (host: string) => `http://127.0.0.1:${port}/${host}`;
  const account = "deployer@salvia-example.iam.gserviceaccount.com";
  return {
    type: "external_account",
    audience:
      "//iam.googleapis.com/projects/123456789012/locations/global/workloadIdentityPools/github/providers/github",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: `${at("sts.googleapis.com")}/v1/token`,
    service_account_impersonation_url: `${at("iamcredentials.googleapis.com")}/v1/projects/-/serviceAccounts/${account}:generateAccessToken`,
    credential_source: { file: join(folder, ".cache", "identity-token") },
  };
}

function runShell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn("sh", ["-c", command], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("close", (code) => {
      resolve({ code: code ?? 1, output, lastLine: output.trimEnd().split("\n").at(-1) ?? "" });
    });
  });
}
