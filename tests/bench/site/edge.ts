import { createServer, request } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer as createTcpServer } from "node:net";

import type { Certificate } from "./certificate.ts";
import { listening, type Listening } from "./listen.ts";

/**
 * What Hosting's own edge does before a site: TLS and HTTP/2, whose headers are compressed and whose
 * requests share one connection, and a redirect for who comes without TLS. Both at one port, told
 * apart by the first byte, since the Observatory takes a host with one port.
 *
 * @param port where the site is, by plain HTTP
 */
export async function startEdge(port: number, certificate: Certificate): Promise<Listening> {
  const { cert, key } = certificate;
  const secure = createSecureServer({ cert, key, allowHTTP1: true }, (asked, response) => {
    const { url: path, method } = asked;
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(":") && name !== "host"),
    );
    const passedOn = request({ host: "localhost", port, path, method, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofOneHop.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    passedOn.once("error", () => response.destroy());
    asked.pipe(passedOn);
  });
  const plain = createServer((asked, response) => {
    response.writeHead(301, { Location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const door = createTcpServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("readable", () => {
      const first: unknown = socket.read(1);
      if (!Buffer.isBuffer(first)) return;
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit("connection", socket);
    });
  });
  return listening(door.listen(0, "localhost"));
}

/** Headers that say something of one connection, and are not passed on to another. */
const ofOneHop: ReadonlySet<string> = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** The first byte of every TLS connection. */
const tlsHandshake = 0x16;
