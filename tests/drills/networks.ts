import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { answerOf, onPath } from "../../scripts/lib/command.ts";
import { endWithUs } from "../endWithUs.ts";
import { layCable } from "../network.ts";

/** Two networks of this machine that cannot reach each other. */
export type Networks = {
  /** For each network, a program that runs Chromium in it. */
  readonly chromiums: readonly [string, string];
  /** The address of this machine in both, the only one that they reach. */
  readonly hostAddress: string;
  close(): Promise<void>;
};

/**
 * Creates two network namespaces, each with a line to this machine and no other route. In both,
 * `localhost` has the given ports of this machine, because pages need a secure origin.
 *
 * @param chromium the path of Chromium
 * @throws Error with what to do if this machine can't have them
 */
export async function createNetworks(
  chromium: string,
  ports: readonly number[],
): Promise<Networks> {
  if (process.getuid?.() !== 0 || onPath("ip") === null) throw notRun();
  deleteLeftNetworks();
  // From the range for benchmarks (RFC 2544), which no real network uses.
  const prefix = `198.18.${process.pid % 256}`;
  const hostAddress = `${prefix}.1`;
  const folder = mkdtempSync(join(tmpdir(), "salvia-networks-"));
  const closings: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true })];
  const close = async () => {
    for (const each of closings.toReversed()) await each();
  };
  try {
    const names = ["a", "b"].map((letter) => `salvia-${process.pid}-${letter}`);
    for (const [index, name] of names.entries()) {
      const line = `line${process.pid}${index}`;
      addNetwork(name);
      closings.push(async () => ip("netns", "delete", name));
      connectToHost(name, { line, hostAddress, address: `${prefix}.${2 + index}` });
    }
    const pairs: string[] = [];
    for (const port of ports) {
      const cable = await layCable(port, { browser: { host: hostAddress, port: 0 } });
      closings.push(cable.close);
      pairs.push(`${port}:${cable.port}`);
    }
    for (const name of names) closings.push(await startInside(name, [hostAddress, ...pairs]));
    const [one = "", other = ""] = names.map((name) => {
      const program = join(folder, name);
      writeFileSync(program, `#!/bin/sh\nexec ip netns exec ${name} ${chromium} "$@"\n`);
      chmodSync(program, 0o700);
      return program;
    });
    return { chromiums: [one, other], hostAddress, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The error that this machine can't have the networks, with what they need. */
function notRun(cause?: unknown): Error {
  return new Error(
    "Separate networks: not run. They need Linux, root with the right to change networks, and the program ip (on Debian: apt-get install iproute2). Or leave them out by name: npm test -- drills --without coturn",
    { cause },
  );
}

/** Fails in a container whose root may not change networks. */
function addNetwork(name: string): void {
  try {
    ip("netns", "add", name);
  } catch (cause) {
    throw notRun(cause);
  }
}

/** Gives a network one address and a line to this machine, which ends with the network. */
function connectToHost(
  name: string,
  { line, hostAddress, address }: { line: string; hostAddress: string; address: string },
): void {
  ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", name);
  ip("address", "add", hostAddress, "peer", address, "dev", line);
  ip("link", "set", line, "up");
  ip("-n", name, "address", "add", address, "peer", hostAddress, "dev", "eth0");
  ip("-n", name, "link", "set", "eth0", "up");
  ip("-n", name, "link", "set", "lo", "up");
}

/** Starts the process that gives a network its ports, and returns how to end it. */
async function startInside(name: string, given: readonly string[]): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL("./localPorts.ts", import.meta.url));
  const args = ["netns", "exec", name, process.execPath, script, ...given];
  const child = spawn("ip", args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
  const ended = once(child, "exit");
  const end = endWithUs(child);
  const ready = once(child.stdout, "data").then(() => true);
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    throw new Error(`The network ${name} got no ports.`);
  }
  return async () => {
    end();
    await ended;
  };
}

/** Deletes the networks of tests that were killed. */
function deleteLeftNetworks(): void {
  const found = (answerOf("ip", ["netns", "list"]) ?? "").matchAll(/^salvia-(\d+)-[ab]/gm);
  for (const [name, pid = ""] of found) {
    if (!existsSync(`/proc/${pid}`)) ip("netns", "delete", name);
  }
}

function ip(...args: readonly string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "inherit", "inherit"] });
}
