import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from "node:http";
import { createSecureServer } from "node:http2";
import { createServer as createTcpServer } from "node:net";
import { buffer } from "node:stream/consumers";

import type { Certificate } from "./certificate.ts";
import { listening, type Listening } from "../support/listen.ts";

/**
 * Stands in for Hosting's edge: TLS and HTTP/2, with compressed headers and requests that share one
 * connection, and a redirect for requests without TLS. Both use one port and are distinguished by
 * the first byte, because the Observatory accepts a host with one port. Responses are cached in
 * compressed form until the next deployment, which never happens here.
 *
 * @param port the site's plain HTTP port
 */
export async function startEdge(port: number, certificate: Certificate): Promise<Listening> {
  const { cert, key } = certificate;
  const kept = new Map<string, Answer>();
  const secure = createSecureServer({ cert, key, allowHTTP1: true }, (asked, response) => {
    const { url: path, method } = asked;
    const sent = Object.entries(asked.headers).filter(([name]) => !ofOneHop.has(name));
    const headers = Object.fromEntries(sent);
    const name = [method, path, headers["accept-encoding"], headers["if-none-match"]].join(" ");
    const answered = (answer: Answer) => {
      kept.set(name, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    const known = kept.get(name);
    if (known !== undefined) answered(known);
    else
      ask({ host: "localhost", port, path, method, headers }).then(answered, () =>
        response.destroy(),
      );
  });
  const plain = createServer((asked, response) => {
    response.writeHead(301, { Location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const socketServer = createTcpServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("readable", () => {
      const first: unknown = socket.read(1);
      if (!Buffer.isBuffer(first)) return;
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit("connection", socket);
    });
  });
  return listening(socketServer.listen(0, "localhost"));
}

async function ask(options: RequestOptions): Promise<Answer> {
  const forwarded = request(options).end();
  const [answer]: IncomingMessage[] = await once(forwarded, "response");
  if (answer === undefined) throw new Error("No answer.");
  const headers = Object.entries(answer.headers).filter(([name]) => !ofOneHop.has(name));
  const body = await buffer(answer);
  return {
    status: answer.statusCode ?? 502,
    headers: { ...Object.fromEntries(headers), "content-length": body.length },
    body,
  };
}

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Headers of one connection, which must not be forwarded to another. */
const ofOneHop: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  // HTTP/2 has its own form of the request line.
  ":method",
  ":path",
  ":scheme",
  ":authority",
  "host",
]);

/** The first byte of every TLS connection. */
const tlsHandshake = 0x16;
