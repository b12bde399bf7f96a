import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { listening, type Listening } from "./listen.ts";

/**
 * Serves a page with only a script. A page made up by Playwright would have no origin, and Chromium
 * does not let such pages call servers of this machine or use its camera.
 */
export async function serveScript(entry: URL): Promise<Listening> {
  const script = await bundled(fileURLToPath(entry));
  const server = createServer(({ url }, answer) => {
    if (url === "/") {
      answer.setHeader("content-type", "text/html").end(document);
    } else answer.setHeader("content-type", "text/javascript").end(script);
  });
  return listening(server.listen(0));
}

const document = `<!doctype html><title>Bare</title><script type="module" src="bare.js"></script><body>`;

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      lib: { entry, formats: ["es"], fileName: "bare" },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [chunk] = bundle !== undefined && "output" in bundle ? bundle.output : [];
  if (chunk === undefined) throw new Error("Nothing was built.");
  return chunk.code;
}
