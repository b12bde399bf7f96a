import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

import { Refusal } from "./refusal.ts";

/**
 * Keeps the server that runs our functions from reading a function's request bodies before we do.
 *
 * The server parses and inflates bodies of up to a gigabyte before it calls the function. If
 * parsing fails, or the address is malformed, it answers with an HTML page that contains a stack
 * trace. Without these headers, it treats a request as having no body and leaves the stream to
 * `readBody`. `receivedHeader` still returns the original headers.
 *
 * @param name of the function. Event functions need their bodies parsed, and share our processes
 *   with it in the emulator; there, the variable changes with each call.
 */
export function keepBodiesRaw(name: string, env = process.env): void {
  subscribe("http.server.request.start", (message) => {
    if (env["FUNCTION_TARGET"] !== name) return;
    const request = requestOf(message);
    if (request === undefined) return;
    for (const header of bodyHeaders) delete request.headers[header];
    if (!isDecodable(request.url?.split("?", 1)[0] ?? "")) request.url = malformedPath;
  });
}

const bodyHeaders = ["content-type", "content-encoding", "content-length", "transfer-encoding"];

/** Replaces the path of a malformed address; no route has it. */
const malformedPath = "/malformed";

/** A header as received, by its lowercase name; repeated headers are joined. */
export function receivedHeader(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.join(name === "cookie" ? "; " : ", ");
}

/**
 * Reads the raw bytes of a request's body. A body that is too long is refused by its declared
 * length, or as soon as it exceeds the limit; the rest is discarded.
 *
 * @throws Refusal payload-too-large, or bad-request if the client disconnects early
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
