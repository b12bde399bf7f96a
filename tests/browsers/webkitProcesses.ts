import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { vi } from "vitest";

import { endWithUs } from "../endWithUs.ts";

/** Starts an X server with a virtual screen. */
export async function startScreen(): Promise<{ display: string; stop(): void }> {
  const size = ["-screen", "0", "1280x900x24"];
  // Xvfb chooses a free display number itself and writes it to file descriptor 1.
  const server = spawn("Xvfb", ["-displayfd", "1", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const stop = endWithUs(server);
  const said = createInterface(server.stdout);
  const [number] = await Promise.race([once(said, "line"), once(server, "exit").then(failed)]);
  return { display: `:${String(number)}`, stop };
}

/** Starts a driver, which waits for the one browser that it can start. */
export async function startDriver(
  path: string,
  display: string,
): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LC_ALL: "en_US.UTF-8",
      TZ: "Europe/Madrid",
    },
  });
  const stop = endWithUs(driver);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    vi.waitFor(() => fetch(`${url}/status`), { timeout: 60_000 }),
    once(driver, "error").then(failed),
    once(driver, "exit").then(failed),
  ]);
  return { url, stop };
}

function failed([reason]: unknown[]): never {
  throw reason instanceof Error ? reason : new Error(`It ended with ${String(reason)}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
