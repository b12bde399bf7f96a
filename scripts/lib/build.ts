import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logTail, mustRun } from "./command.ts";
import { cache, demoProject, root } from "./places.ts";
import type { Ports } from "./ports.ts";
import { Complaint } from "./report.ts";

/** A workspace to build: what goes in decides whether it is built at all. */
type Build = {
  readonly name: string;
  readonly workspace: "web" | "functions";
  /** Globs below the root. */
  readonly inputs: readonly string[];
  /** A file the build makes, to see that its output is still there. */
  readonly output: string;
  readonly env: Readonly<Record<string, string>>;
};

const common = ["domain/src/**/*.ts", "domain/package.json", "package-lock.json"];

/** Builds functions/lib. */
export async function buildFunctions(signal: AbortSignal): Promise<string> {
  return build(
    {
      name: "functions",
      workspace: "functions",
      inputs: [...common, "functions/*.*", "functions/src/**/*"],
      output: join(root, "functions", "lib", "index.js"),
      env: {},
    },
    signal,
  );
}

/**
 * Builds the web against local emulators.
 * @param name tells the builds of one machine apart; they may exist side by side
 * @param ports the emulators that the pages will call
 */
export async function buildWeb(name: string, ports: Ports, signal: AbortSignal): Promise<string> {
  return build(web(name, { VITE_EMULATORS: emulatorAddresses(ports) }), signal);
}

/** Builds the web as it is deployed, for a project that does not exist. */
export async function buildProductionWeb(name: string, signal: AbortSignal): Promise<string> {
  const nowhere = { apiKey: name, authDomain: "localhost", projectId: demoProject, appId: name };
  return build(web(name, { VITE_FIREBASE_CONFIG: JSON.stringify(nowhere) }), signal);
}

function web(name: string, env: Build["env"]): Build {
  const out = join(root, webDir(name));
  return {
    name: `web-${name}`,
    workspace: "web",
    inputs: [...common, "web/*.*", "web/{src,public,build,worker}/**/*"],
    output: join(out, "portal.html"),
    env: { ...env, SALVIA_WEB_OUT: out },
  };
}

/** Where the web build of that name is, relative to the root. */
export function webDir(name: string): string {
  return `.cache/web/${name}`;
}

/** What the web reads as VITE_EMULATORS; a build without it talks to the real project. */
export function emulatorAddresses({ auth, firestore, functions }: Ports): string {
  return JSON.stringify({ auth, firestore, functions });
}

async function build(what: Build, signal: AbortSignal): Promise<string> {
  const stamp = join(cache, "build", `${what.name}.stamp`);
  const hash = hashOf(what);
  // The output's own time as well: a build by hand, or by the watcher of `npm run dev`, may be of
  // other sources.
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
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}
