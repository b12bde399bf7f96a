import { execFile, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { readdirRecursive } from "firebase-tools/lib/fsAsync.js";

import firebaseJson from "../../../firebase.json" with { type: "json" };

const run = promisify(execFile);
const source = fileURLToPath(new URL("../../../functions", import.meta.url));
const ignore = firebaseJson.functions.flatMap((codebase) => codebase.ignore);

let installed: ReturnType<typeof install> | undefined;

/**
 * Installs the functions as the cloud does: only what a deployment uploads, outside the workspaces,
 * with exactly the versions of its lock file. The test files of a process share the installation.
 */
export function installAlone() {
  return (installed ??= install());
}

async function install() {
  const folder = await mkdtemp(join(tmpdir(), "salvia-functions-"));
  // How Vitest ends the process.
  process.once("SIGTERM", () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  const uploaded = await readdirRecursive({ path: source, ignoreStrings: ignore });
  const files = uploaded.map(({ name }) => relative(source, name)).toSorted();
  await Promise.all(files.map((file) => cp(join(source, file), join(folder, file))));
  // An install script could write outside its package.
  const flags = ["--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["ci", ...flags], { cwd: folder });
  return {
    folder,
    files,
    modules: (await readdir(join(folder, "lib"))).map((name) => join(folder, "lib", name)),
  };
}

/**
 * Serves the function `auth` as the cloud does, with the Admin SDK's production verifier; its
 * requests to Google go to the stand-in.
 *
 * @param folder where the functions are installed
 * @param serviceAccount the account that the function runs as
 * @param environment the function's environment; nothing of ours is added to it
 */
export async function serveAuth(
  folder: string,
  serviceAccount: Record<string, string>,
  environment: Record<string, string>,
) {
  const credentials = join(folder, "service-account.json");
  await writeFile(credentials, JSON.stringify(serviceAccount));

  const port = await freePort();
  const redirect = new URL("./redirectToGoogleServer.ts", import.meta.url).href;
  const main = join(folder, "node_modules/@google-cloud/functions-framework/build/src/main.js");
  const server = spawn(
    process.execPath,
    ["--import", redirect, main, "--target=auth", "--signature-type=http", `--port=${port}`],
    {
      cwd: folder,
      env: { ...environment, FUNCTION_TARGET: "auth", GOOGLE_APPLICATION_CREDENTIALS: credentials },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  await new Promise<void>((ready, failed) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
        if (log.includes("URL: ")) ready();
      });
    }
    server.once("exit", () => failed(new Error(log)));
  });
  return {
    url: `http://localhost:${port}`,
    log: () => log,
    stop: () =>
      new Promise((stopped) => {
        server.once("exit", stopped);
        server.kill();
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "localhost", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("No port.");
      server.close(() => found(address.port));
    });
  });
}
