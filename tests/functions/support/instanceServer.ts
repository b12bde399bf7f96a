import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * Serves HTTPS functions on the loopback address, with the part of Express that ours use.
 *
 * @param find the function for a path
 * @returns the port
 */
export async function serveFunctions(
  find: (path: string, request: IncomingMessage) => unknown,
): Promise<number> {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
    const handle = await find(path, request);
    if (typeof handle !== "function") return response.writeHead(404).end();
    return handle(Object.assign(request, { path }), expressLike(response));
  }
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address.port;
}

function expressLike(response: ServerResponse) {
  return Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    set(headers: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return response;
    },
    type: (name: string) => response.setHeader("content-type", `text/${name}; charset=utf-8`),
    send: (body: string) => void response.end(body),
    json: (body: unknown) =>
      void response.setHeader("content-type", "application/json").end(JSON.stringify(body)),
  });
}
