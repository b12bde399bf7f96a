import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * Keeps the server that runs our functions from reading the bodies of some paths before we do.
 *
 * It parses JSON ahead of every function. What it cannot parse it answers by itself, with an HTML
 * page that holds a stack trace, and writes it to the log, whatever it is; and it inflates a
 * compressed body without a bound that we set. Without the two headers it hands the bytes over as
 * they came. `receivedHeader` still knows what was sent. Should Node stop publishing this event,
 * only those answers would change.
 *
 * @param prefix the beginning of the paths, such as `/api/auth/`
 */
export function keepBodiesRaw(prefix: string): void {
  subscribe("http.server.request.start", (message) => {
    const request = requestOf(message);
    if (!request?.url?.startsWith(prefix)) return;
    request.headers["content-type"] = "application/octet-stream";
    delete request.headers["content-encoding"];
  });
}

/** A header as it came over the wire, by its lower-case name; several of one name are joined. */
export function receivedHeader(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.join(name === "cookie" ? "; " : ", ");
}

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== "object" || message === null || !("request" in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}
