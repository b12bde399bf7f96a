import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";

import { openLog } from "../scripts/lib/command.ts";
import { endWithUs } from "./endWithUs.ts";
import { notRun } from "./notRun.ts";

const recipe = new URL("../ops/turnserver.conf", import.meta.url);

/** A running TURN server: its URL for browsers, such as turn:127.0.0.1:40001. It can be stopped twice. */
export type TurnServer = { readonly url: string; stop(): Promise<void> };

/**
 * Starts coturn with the documented configuration, on one address of this machine.
 *
 * @param address where it listens and relays; the only private address that it may relay to
 * @throws Error with installation instructions if there is no coturn
 */
export async function startTurnServer(secret: string, address = "127.0.0.1"): Promise<TurnServer> {
  const path = process.env["SALVIA_COTURN"];
  if (!path) throw notRun("coturn");
  const port = await freePort(address);
  const folder = mkdtempSync(join(tmpdir(), "salvia-turn-"));
  const config = join(folder, "turnserver.conf");
  const log = join(folder, "turnserver.log");
  writeFileSync(config, configuration({ secret, address, port, folder }));
  const output = openLog(log);
  const child = spawn(path, ["-c", config], {
    stdio: ["ignore", output, output],
    detached: true,
  });
  const ended = once(child, "exit");
  const end = endWithUs(child);
  const stop = async () => {
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 20_000;
  for await (const _ of setInterval(100)) {
    if (await answers(address, port)) break;
    if (child.exitCode === null && Date.now() < deadline) continue;
    const said = readFileSync(log, "utf8");
    await stop();
    throw new Error(`coturn did not start:\n${said}`);
  }
  return { url: `turn:${address}:${port}`, stop };
}

/** The documented configuration without TLS, which needs a certificate. */
function configuration(its: { secret: string; address: string; port: number; folder: string }) {
  const { secret, address, port, folder } = its;
  const replaced = /^(listening-port|tls-listening-port|cert|pkey)=/;
  const documented = readFileSync(recipe, "utf8")
    .split("\n")
    .filter((line) => !replaced.test(line))
    .map((line) => line.replace("<TURN_SECRET>", secret));
  return [
    ...documented,
    `listening-ip=${address}`,
    `listening-port=${port}`,
    `relay-ip=${address}`,
    `allowed-peer-ip=${address}`,
    // coturn has another ban for loopback, besides the documented one.
    ...(address.startsWith("127.") ? ["allow-loopback-peers"] : []),
    "no-tls",
    "no-dtls",
    "log-file=stdout",
    `userdb=${join(folder, "turndb")}`,
    `pidfile=${join(folder, "turnserver.pid")}`,
  ].join("\n");
}

async function freePort(address: string): Promise<number> {
  const server = createServer().listen(0, address);
  await once(server, "listening");
  const bound = server.address();
  server.close();
  await once(server, "close");
  if (bound === null || typeof bound === "string") throw new Error("The server has no port.");
  return bound.port;
}

/** Whether a STUN binding request (RFC 8489) is answered within a moment. */
async function answers(address: string, port: number): Promise<boolean> {
  const socket = createSocket("udp4");
  const request = Buffer.concat([Buffer.from("000100002112a442", "hex"), randomBytes(12)]);
  try {
    socket.send(request, port, address);
    await once(socket, "message", { signal: AbortSignal.timeout(200) });
    return true;
  } catch {
    return false;
  } finally {
    socket.close();
  }
}
