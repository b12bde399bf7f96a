import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

import { Refusal } from "./refusal.ts";

/**
 * Keeps the server that runs our functions from reading the bodies of one function before we do.
 *
 * It parses and inflates bodies ahead of every function, up to a gigabyte. What it cannot parse, an
 * address that is malformed included, it answers by itself, with an HTML page that holds a stack
 * trace. Without these headers it takes a request for one without a body, and leaves the stream to
 * `readBody`. `receivedHeader` still knows what was sent.
 *
 * @param name of the function; each process serves one, and the events of others need their bodies
 */
export function keepBodiesRaw(name: string, env = process.env): void {
  if (env["FUNCTION_TARGET"] !== name) return;
  subscribe("http.server.request.start", (message) => {
    const request = requestOf(message);
    if (request === undefined) return;
    for (const header of bodyHeaders) delete request.headers[header];
    if (!isDecodable(request.url?.split("?", 1)[0] ?? "")) request.url = malformedPath;
  });
}

const bodyHeaders = ["content-type", "content-encoding", "content-length", "transfer-encoding"];

/** What the path of a malformed address is replaced by: no route has it. */
const malformedPath = "/malformed";

/** A header as it came over the wire, by its lower-case name; several of one name are joined. */
export function receivedHeader(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.join(name === "cookie" ? "; " : ", ");
}

/**
 * The bytes of a request's body. A body that is too long is refused at its announced length, else as
 * soon as it gets there; what still comes is dropped.
 *
 * @throws Refusal payload-too-large, or bad-request where the caller broke off
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(receivedHeader(request, "content-length") ?? 0) > maxBytes) {
    throw new Refusal("payload-too-large");
  }
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on("data", (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new Refusal("payload-too-large"));
      }
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () => reject(new Refusal("bad-request")));
    request.on("close", () => reject(new Refusal("bad-request")));
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}
