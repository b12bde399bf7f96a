import { execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const source = fileURLToPath(new URL("../../../functions", import.meta.url));

/** The server that Google's build adds to every function. */
const framework = "@google-cloud/functions-framework@5.0.5";

/** Installs the functions as the cloud does: their own folder only, outside the workspaces. */
export async function installAlone() {
  const folder = await mkdtemp(join(tmpdir(), "salvia-functions-"));
  const copy = (part: string) => cp(join(source, part), join(folder, part), { recursive: true });
  await Promise.all([copy("lib"), copy("package.json")]);
  const flags = ["--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...flags], { cwd: folder });
  return {
    folder,
    modules: (await readdir(join(folder, "lib"))).map((name) => join(folder, "lib", name)),
    addFramework: () => run("npm", ["install", "--no-save", ...flags, framework], { cwd: folder }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Serves the function `auth` as the cloud does, with the Admin SDK's production verifier; its
 * requests to Google go to the stand-in.
 *
 * @param folder where the functions are installed with the framework
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
