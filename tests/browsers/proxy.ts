import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP proxy that reaches only this machine. */
export async function startProxy(): Promise<{ port: number; close(): void }> {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? "/", "http://outside");
    if (!["localhost", "127.0.0.1"].includes(url.hostname)) {
      answer.destroy();
      return;
    }
    const { method, headers } = asked;
    // A connection of its own, because a kept one may be closing, and unlike a browser this would not
    // try again.
    const onward = request(url, { method, headers, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      answer.flushHeaders();
      got.pipe(answer);
      got.on("error", () => answer.destroy());
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
