import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { logTail, mustRun } from "./command.ts";
import { cache, root } from "./places.ts";
import type { Ports } from "./emulators/ports.ts";
import { Complaint } from "./report.ts";

/** A workspace to build, skipped if its inputs have not changed. */
type Build = {
  readonly name: string;
  readonly workspace: "web" | "functions";
  /** Globs relative to the root. */
  readonly inputs: readonly string[];
  /** A file of the output, for checking that the output still exists. */
  readonly output: string;
  readonly env: Readonly<Record<string, string>>;
};

const common = [
  "domain/src/**/*.{ts,json}",
  "domain/package.json",
  "package-lock.json",
  "scripts/lib/content/*.ts",
];

/**
 * Builds functions/lib.
 * @param content the insurer's folder (CONTENT); empty for ours
 */
export async function buildFunctions(signal: AbortSignal, content = ""): Promise<string> {
  return build(
    {
      name: "functions",
      workspace: "functions",
      inputs: [
        ...common,
        ...contentFiles(content),
        "functions/{*.mjs,package.json,tsconfig.json}",
        "functions/src/**/*",
      ],
      output: join(root, "functions", "lib", "index.js"),
      env: { CONTENT: content },
    },
    signal,
  );
}

/**
 * Builds the web client for local emulators.
 * @param name distinguishes builds, which can exist side by side
 * @param ports the emulators that the pages call
 */
export async function buildWeb(name: string, ports: Ports, signal: AbortSignal): Promise<string> {
  return build(web(name, { VITE_EMULATORS: emulatorAddresses(ports) }), signal);
}

/** Builds the web client for a real project, with the variables of its configuration. */
export async function buildWebForProject(
  project: string,
  env: Build["env"],
  signal: AbortSignal,
): Promise<string> {
  return build(web(project, env), signal);
}

function web(name: string, env: Build["env"]): Build {
  const out = join(root, webDir(name));
  const content = env["VITE_CONTENT"] ?? "";
  return {
    name: `web-${name}`,
    workspace: "web",
    inputs: [...common, ...contentFiles(content), "web/*.*", "web/{src,public,build,worker}/**/*"],
    output: join(out, "portal.html"),
    // Relative to the workspace, so that the stamp is the same in another folder.
    // A CONTENT of the shell is for the development server.
    env: { VITE_CONTENT: content, ...env, SALVIA_WEB_OUT: relative(join(root, "web"), out) },
  };
}

function contentFiles(folder: string): readonly string[] {
  return folder === "" ? [] : [`${folder}/**/*`];
}

/** The folder of a web build, relative to the root. */
export function webDir(name: string): string {
  return `.cache/web/${name}`;
}

/** The value of VITE_EMULATORS for the web client; a build without it uses the real project. */
export function emulatorAddresses({ auth, firestore, functions }: Ports): string {
  return JSON.stringify({ auth, firestore, functions });
}

async function build(what: Build, signal: AbortSignal): Promise<string> {
  const stamp = join(cache, "build", `${what.name}.stamp`);
  const hash = hashOf(what);
  // Includes the output's modification time: a manual build, or the watcher of `npm run dev`, may
  // have used other sources.
  const stampNow = () => `${hash} ${statSync(what.output).mtimeMs}`;
  if (existsSync(stamp) && existsSync(what.output) && readFileSync(stamp, "utf8") === stampNow()) {
    return "unchanged";
  }
  const log = join(cache, "build", `${what.name}.log`);
  const args = ["run", "build", "--workspace", what.workspace];
  await mustRun(`Building ${what.workspace}`, "npm", args, { env: what.env, log, signal });
  if (!existsSync(what.output)) {
    throw new Complaint(`Building ${what.workspace} made no ${what.output}.\n${logTail(log)}`);
  }
  writeFileSync(stamp, stampNow());
  return "done";
}

function hashOf({ inputs, env }: Build): string {
  const hash = createHash("sha256").update(JSON.stringify(env));
  const files = globSync([...inputs], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of files.toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
