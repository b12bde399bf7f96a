/**
 * Checks whether the packages are installed, and installs them. Plain Node code, like
 * bootstrap.mjs.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { complete, installed } from "./installed.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The first major version that runs the whole project, including TypeScript. */
export const newNode = 24;
const lockFile = join(root, "package-lock.json");
/** npm's list of the packages it has installed. */
const npmNote = join(root, "node_modules", ".package-lock.json");
const stampFile = join(root, "node_modules", ".salvia-installed");
const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs the packages with the Node version they require: npm under an older one omits some. Only
 * allowed packages run install scripts; others would compile for minutes without need.
 */
export async function install() {
  console.log("Installing the packages (one to three minutes, once) ...");
  const started = Date.now();
  const pulse = setInterval(() => {
    console.log(`  ... still installing, ${secondsSince(started)}`);
  }, 15_000);
  const borrowed = mkdtempSync(join(tmpdir(), "salvia-node-"));
  try {
    const path = await pathWithNode(borrowed);
    if (path === null) return false;
    const code =
      (await run("npm", ["ci", "--ignore-scripts", ...quiet], path)) ||
      (await run("npm", ["rebuild", ...allowedScripts(), ...quiet], path));
    if (code !== 0 || !existsSync(projectNode())) return false;
    writeFileSync(stampFile, stamp());
    console.log(`  installed in ${secondsSince(started)}`);
    return true;
  } finally {
    clearInterval(pulse);
    rmSync(borrowed, { recursive: true, force: true });
  }
}

/**
 * A PATH with a recent enough `node`. If the current one is too old, downloads the project's Node
 * from the registry.
 * @param {string} folder the folder for the download
 * @returns {Promise<string | null>} null if the download failed
 */
async function pathWithNode(folder) {
  const path = process.env["PATH"] ?? "";
  // The current Node may be the one in node_modules, which is about to be replaced.
  const ours = process.execPath.startsWith(join(root, "node_modules"));
  if (!ours && major(process.versions.node) >= newNode) return path;
  const { node } = manifest().devDependencies;
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { node }, allowScripts: { node: true } }),
  );
  const args = ["install", "--prefix", folder, ...quiet];
  if ((await run("npm", args, path)) !== 0) return null;
  return [join(folder, "node_modules", ".bin"), path].join(delimiter);
}

function allowedScripts() {
  const { allowScripts } = manifest();
  return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
}

/**
 * Runs a program in the foreground and resolves to its exit code. Forwards signals to the program
 * and waits for it to end.
 */
export function run(command, args, path = process.env["PATH"]) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: path };
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
    const forward = (signal) => child.kill(signal);
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, forward);
    const parent = process.ppid;
    const watch = setInterval(() => {
      // When npm is killed, it does not signal its child processes.
      if (process.env["npm_lifecycle_event"] && process.ppid !== parent) forward("SIGTERM");
    }, 1000);
    const done = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once("error", (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      done(1);
    });
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** The path of the Node in the packages. */
export function projectNode() {
  return join(
    root,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
}

/**
 * Whether no package is missing and either the packages are unchanged since an install for exactly
 * this lock file, or a later install matches it.
 */
export function isInstalled() {
  if (!existsSync(projectNode()) || !existsSync(npmNote)) return false;
  if (!complete(readJson(npmNote), (path) => existsSync(join(root, path)))) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp()) return true;
  return installed(readJson(lockFile), readJson(npmNote));
}

function stamp() {
  return createHash("sha256")
    .update(readFileSync(lockFile))
    .update(readFileSync(npmNote))
    .digest("hex");
}

function manifest() {
  return readJson(join(root, "package.json"));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function secondsSince(started) {
  return `${Math.round((Date.now() - started) / 1000)} s`;
}

/** @param {string} version such as "20.11.1" */
export function major(version) {
  return Number(version.split(".")[0]);
}
