import type { Server } from "node:net";

/** A running server of the bench. */
export type Listening = { readonly port: number; readonly stop: () => Promise<void> };

/** Waits until a server listens, on any port it was given. */
export async function listening(server: Server): Promise<Listening> {
  if (!server.listening) {
    await new Promise<void>((resolve, reject) => {
      server.once("listening", resolve).once("error", reject);
    });
  }
  // Browsers keep connections open, and the server would wait for them when closing.
  const open = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { port: address.port, stop };
}
