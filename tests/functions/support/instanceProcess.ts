/** A fresh instance of a function, started and called by `startInstance`. */
import type { IncomingMessage } from "node:http";
import { registerHooks } from "node:module";
import { buffer } from "node:stream/consumers";

const [target = "", listed, ...modules] = process.argv.slice(2);

const loaded: string[] = [];
if (listed === "listed") {
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
}

const begun = performance.now();
const exported: Record<string, unknown>[] = [];
for (const module of modules) exported.push(await import(module));
const loadMs = performance.now() - begun;

// Imported only now: what a server loads is part of what a function has to load.
const { serveFunctions } = await import("./instanceServer.ts");
const port = target === "" ? 0 : await serveFunctions(theFunction);
process.on("message", () => process.send?.({ loaded }));
// The parent process may end without a message.
process.on("disconnect", () => process.exit());
process.send?.({ loadMs, port });

async function theFunction(_path: string, request: IncomingMessage): Promise<unknown> {
  // Bodies announced in the headers are read before the function runs.
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length !== undefined || encoding !== undefined) {
    Object.assign(request, { rawBody: await buffer(request) });
  }
  return exported[0]?.[target];
}
