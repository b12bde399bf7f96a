import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * Serves one HTTPS function on the loopback address, with the part of Express that ours use.
 *
 * @returns the port
 */
export async function serveFunction(handle: unknown): Promise<number> {
  if (typeof handle !== "function") throw new Error("There is no such function.");
  const server = createServer((request, response) => {
    void expressLike(request, response).then((both) => handle(...both));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address.port;
}

async function expressLike(request: IncomingMessage, response: ServerResponse) {
  // Bodies announced in the headers are read before the function runs.
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  const hasBody = length !== undefined || encoding !== undefined;
  const rawBody = hasBody ? await buffer(request) : undefined;
  const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
  const more = {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    set(headers: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    },
    json(body: unknown) {
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    },
  };
  return [Object.assign(request, { rawBody, path }), Object.assign(response, more)] as const;
}
