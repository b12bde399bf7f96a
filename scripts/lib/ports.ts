import { createHash } from "node:crypto";
import { connect, createServer } from "node:net";
import { root } from "./places.ts";
import { Complaint } from "./report.ts";

/** What listens: the services that programs address, and the emulator suite's own helpers. */
type PortName = ServiceName | HelperName;
export type ServiceName = "hosting" | "functions" | "firestore" | "auth" | "mailbox" | "smtp";
type HelperName = "hub" | "logging" | "websocket" | "eventarc" | "tasks";
export type Ports = Readonly<Record<PortName, number>>;

const services = {
  hosting: { port: 5000, what: "the web site" },
  functions: { port: 5001, what: "the functions" },
  firestore: { port: 8080, what: "the Firestore emulator" },
  auth: { port: 9099, what: "the Authentication emulator" },
  mailbox: { port: 5002, what: "the page that shows the mails" },
  smtp: { port: 5025, what: "the mail server" },
} as const satisfies Record<ServiceName, { port: number; what: string }>;

const serviceNames = ["hosting", "functions", "firestore", "auth", "mailbox", "smtp"] as const;
const helpers = { hub: 4400, logging: 4500, websocket: 9150, eventarc: 9299, tasks: 9499 };

/**
 * Tests start looking here, so that they meet neither `npm start` nor the same ports' former owners
 * in a browser; benches, so that they do not meet the tests.
 */
const offsets = { test: 10_000, bench: 20_000, drill: 30_000 } as const;

/**
 * The ports of the services as the environment moves them.
 * @throws Complaint when a variable is no port, or two services want the same one
 */
export function servicePorts(env: NodeJS.ProcessEnv): Record<ServiceName, number> {
  const port = (name: ServiceName) => {
    const given = env[portVariable(name)];
    if (given === undefined || given === "") return services[name].port;
    const number = Number(given);
    if (!Number.isInteger(number) || number < 1024 || number > 65_535) {
      throw new Complaint(
        `${portVariable(name)} must be a port from 1024 to 65535, not '${given}'.`,
      );
    }
    return number;
  };
  const ports = {
    hosting: port("hosting"),
    functions: port("functions"),
    firestore: port("firestore"),
    auth: port("auth"),
    mailbox: port("mailbox"),
    smtp: port("smtp"),
  };
  if (new Set(Object.values(ports)).size < serviceNames.length) {
    const variables = serviceNames.map(portVariable).join(", ");
    throw new Complaint(`Each service needs a port of its own: look at ${variables}.`);
  }
  return ports;
}

/** One line for each service whose port is taken: which, what for, and how to move it. */
export async function takenPorts(ports: Record<ServiceName, number>): Promise<string[]> {
  const free = await Promise.all(serviceNames.map((name) => isFree(ports[name])));
  return serviceNames
    .filter((_, index) => free[index] !== true)
    .map(
      (name) =>
        `Port ${ports[name]}, wanted for ${services[name].what}, is taken. Free it, or choose another: ` +
        `${portVariable(name)}=${ports[name] + 100} npm start`,
    );
}

/**
 * The services' ports as given, and free ones for the helpers.
 * @param offset how far from their usual numbers the helpers look
 */
export async function portsFor(given: Record<ServiceName, number>, offset = 0): Promise<Ports> {
  const taken = new Set<number>(Object.values(given));
  const near = (name: HelperName) => nextFree(helpers[name] + offset, taken);
  return {
    ...given,
    hub: await near("hub"),
    logging: await near("logging"),
    websocket: await near("websocket"),
    eventarc: await near("eventarc"),
    tasks: await near("tasks"),
  };
}

/**
 * Free ports for everything, away from the usual ones: tests run while `npm start` does, and may
 * begin at the same moment, when neither yet has the ports it has chosen. For the same reason each
 * folder looks from a place of its own: the tests of two clones may begin at once as well.
 */
export async function testPorts(
  run: keyof typeof offsets = "test",
  folder: string = root,
): Promise<Ports> {
  const offset = offsets[run] + placeOf(folder);
  const taken = new Set<number>();
  const near = (name: ServiceName) => nextFree(services[name].port + offset, taken);
  const given = {
    hosting: await near("hosting"),
    functions: await near("functions"),
    firestore: await near("firestore"),
    auth: await near("auth"),
    mailbox: await near("mailbox"),
    smtp: await near("smtp"),
  };
  return portsFor(given, offset);
}

/** One of 64 places, ten ports apart, by the folder's name. */
function placeOf(folder: string): number {
  return ((createHash("sha256").update(folder).digest()[0] ?? 0) % 64) * 10;
}

/** Whether nothing listens on the port, on either loopback address or on all of them. */
export async function isFree(port: number): Promise<boolean> {
  const loopback = await Promise.all(
    ["127.0.0.1", "::1"].map(async (host) => {
      // Asked for an answer as well: macOS lets us listen where another program has the port on all
      // addresses.
      return !(await answers(port, host)) && (await canListen(port, host));
    }),
  );
  return loopback.every(Boolean);
}

function portVariable(name: ServiceName): string {
  return `SALVIA_${name.toUpperCase()}_PORT`;
}

async function nextFree(from: number, taken: Set<number>): Promise<number> {
  if (taken.has(from) || !(await isFree(from))) return nextFree(from + 1, taken);
  taken.add(from);
  return from;
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
