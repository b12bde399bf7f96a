import { connect, createServer, type Socket } from "node:net";

/** A cable between a browser and a server, with scissors. */
export type Cable = {
  /** Where the browser is to find the server. */
  port: number;
  /** Breaks every connection, and lets no other through until it is repaired. */
  cut: () => void;
  repair: () => void;
  close: () => Promise<void>;
};

/**
 * Lays a cable to a server of this machine: a TCP proxy. Playwright's offline switch leaves the
 * sockets that are open alone; this breaks them in the middle of whatever they carry.
 *
 * @param to the server's port
 * @param ends.server the server's host
 * @param ends.browser where the cable listens; by default on a free port of this machine
 */
export async function layCable(
  to: number,
  { server: host = "localhost", browser = { host: "127.0.0.1", port: 0 } } = {},
): Promise<Cable> {
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect({ port: to, host });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(browser, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The cable has no end.");

  function cut() {
    whole = false;
    for (const socket of open) socket.resetAndDestroy();
  }
  return {
    port: address.port,
    cut,
    repair: () => {
      whole = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** What has a Chromium reach a port of this machine through a cable. */
export function throughCable(port: number, cable: Cable): string {
  return `MAP localhost:${port} 127.0.0.1:${cable.port}`;
}
