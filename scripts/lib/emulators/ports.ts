import { createHash } from "node:crypto";
import { connect, createServer } from "node:net";
import { root } from "../places.ts";
import { Complaint } from "../report.ts";

/** The services that programs address, and the emulator suite's own helpers. */
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
 * Where each kind of run starts to look for ports. Tests avoid `npm start` and the browser state of
 * its ports; benches avoid the tests.
 */
const offsets = { test: 10_000, bench: 20_000, drill: 30_000 } as const;

/**
 * The ports of the services, as configured by the environment.
 * @throws Complaint if a variable is not a port, or two services use the same one
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

/**
 * One line for each service whose port is taken: its name, its purpose, and how to change the port.
 */
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
 * The given service ports, plus free ones for the helpers.
 * @param offset added to the usual port numbers of the helpers
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
 * Free ports for everything, away from the default ones: tests run next to `npm start` and may
 * start at the same moment, before either has bound its ports. Each folder has its own starting
 * point for the same reason, because tests of two clones may start together.
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

/** One of 64 starting points, ten ports apart, chosen by the folder's name. */
function placeOf(folder: string): number {
  return ((createHash("sha256").update(folder).digest()[0] ?? 0) % 64) * 10;
}

/** Whether nothing listens on the port, on either loopback address or on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  const loopback = await Promise.all(
    ["127.0.0.1", "::1"].map(async (host) => {
      // Also tries to connect: macOS allows listening even if another program uses the port on all
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
