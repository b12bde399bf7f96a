import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { server as hostingServer } from "superstatic";

import firebaseJson from "../../../firebase.json" with { type: "json" };
import { localHeaders } from "../../../scripts/lib/emulators/localConfig.ts";
import { emulators } from "../../emulators.ts";

const run = promisify(execFile);
const web = resolve(import.meta.dirname, "../../../web");

/**
 * Builds the site with variables of a project's configuration, and serves it at an address of its
 * own. Its calls reach the emulators' functions.
 */
export async function configuredSite(variables: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "salvia-configured-"));
  // Not in `close`: a file that superstatic is about to open would end the test with an error.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = `firebase.local-e2e-${process.pid}.json`;
  const path = resolve(web, "..", file);
  const auth = portOf(emulators.auth);
  // No page of these tests calls a function at its own address.
  const ports = { auth, firestore: portOf(emulators.firestore), functions: auth };
  const env = {
    ...process.env,
    NODE_ENV: "production",
    VITE_EMULATORS: JSON.stringify(ports),
    SALVIA_WEB_OUT: folder,
    SALVIA_FIREBASE_JSON: file,
    ...variables,
  };
  try {
    await run(process.execPath, ["build/writePolicies.ts", file], { cwd: web, env });
    await run(process.execPath, ["../node_modules/vite/bin/vite.js", "build"], { cwd: web, env });
    const built: typeof firebaseJson = JSON.parse(readFileSync(path, "utf8"));
    const { hosting } = built;
    const pages = hosting.rewrites.filter(({ destination }) => destination !== undefined);
    const headers = localHeaders(hosting.headers, ports);
    const pagesServer = await servePages(folder, {
      ...hosting,
      headers,
      rewrites: pages,
      public: ".",
    });
    const front = await listening(
      createServer((request, response) => {
        const isCall = request.url?.startsWith("/api/") === true;
        const target = isCall ? emulators.hosting : pagesServer.origin;
        const { method = "GET", headers: sent } = request;
        const options = { method, headers: { ...sent, host: new URL(target).host } };
        const forwarded = httpRequest(`${target}${request.url ?? "/"}`, options, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        });
        forwarded.on("error", () => response.destroy());
        request.pipe(forwarded);
      }),
    );
    return {
      origin: front.origin,
      close(): void {
        front.close();
        pagesServer.close();
      },
    };
  } finally {
    rmSync(path, { force: true });
  }
}

function portOf(address: string): number {
  return Number(address.split(":").at(-1));
}

async function servePages(cwd: string, config: object): Promise<Listening> {
  // As text, because the types cover only a part of firebase.json.
  const text = JSON.stringify(config);
  const options = { port: 0, cwd, hostname: "localhost", stack: "strict", config: text };
  const server = await new Promise<Server>((ready) => {
    const started = hostingServer(options).listen(() => ready(started));
  });
  return listeningAt(server);
}

async function listening(server: Server): Promise<Listening> {
  await once(server.listen(0, "localhost"), "listening");
  return listeningAt(server);
}

type Listening = { origin: string; close: () => void };

function listeningAt(server: Server): Listening {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
