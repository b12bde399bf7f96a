import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isFree, portsFor, servicePorts, takenPorts, testPorts } from "./ports.ts";

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

/** Starts a server as another program would; resolves to its port. */
function occupy(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

describe("service ports", () => {
  const usual = {
    hosting: 5000,
    functions: 5001,
    firestore: 8080,
    auth: 9099,
    mailbox: 5002,
    smtp: 5025,
  };

  it("have defaults, each with a variable that changes it", () => {
    expect(servicePorts({})).toEqual(usual);
    expect(servicePorts({ SALVIA_HOSTING_PORT: "" })).toEqual(usual);
    expect(servicePorts({ SALVIA_AUTH_PORT: "9199", SALVIA_FIRESTORE_PORT: "8181" })).toEqual({
      ...usual,
      auth: 9199,
      firestore: 8181,
    });
  });

  it.each(["http", "80", "-1", "65536", "5000.5", "0x1388x"])(
    "cannot be changed to '%s'",
    (value) => {
      expect(() => servicePorts({ SALVIA_FUNCTIONS_PORT: value })).toThrow(
        `SALVIA_FUNCTIONS_PORT must be a port from 1024 to 65535, not '${value}'.`,
      );
    },
  );

  it("cannot be shared", () => {
    expect(() => servicePorts({ SALVIA_AUTH_PORT: "5000" })).toThrow("a port of its own");
  });
});

describe("a taken port", () => {
  it.each(["127.0.0.1", "0.0.0.0", "::"])("is detected when in use on %s", async (host) => {
    expect(await isFree(await occupy(host))).toBe(false);
  });

  it("is reported in one line with its purpose and its variable", async () => {
    const free = await testPorts();
    const firestore = await occupy("127.0.0.1");
    const lines = await takenPorts({ ...free, firestore });
    expect(lines).toEqual([
      `Port ${firestore}, wanted for the Firestore emulator, is taken. Free it, or choose another: ` +
        `SALVIA_FIRESTORE_PORT=${firestore + 100} npm start`,
    ]);
  });

  it("is avoided by the helpers, whose ports are not fixed", async () => {
    const taken = await occupy("127.0.0.1");
    const services = {
      hosting: 4400,
      functions: taken,
      firestore: 4500,
      auth: 9150,
      mailbox: 9299,
      smtp: 9499,
    };
    const ports = Object.values(await portsFor(services));
    expect(new Set(ports).size).toBe(11);
  });
});

it("gives the tests free and distinct ports, away from the default ones", async () => {
  const ports = await testPorts();
  expect(new Set(Object.values(ports)).size).toBe(11);
  // Includes the helpers' ports: npm start may choose its own at the same moment.
  for (const port of Object.values(ports)) expect(port).toBeGreaterThan(10_000);
  expect(await takenPorts(ports)).toEqual([]);
});

it("makes tests of two clones that start together search in different ranges", async () => {
  const [one, other] = await Promise.all([
    // All starting points are 20 ports apart, so that other programs' ports don't make them meet.
    testPorts("test", "/home/camille/salvia"),
    testPorts("test", "/srv/salvia"),
  ]);
  const shared = Object.values(one).filter((port) => Object.values(other).includes(port));
  expect(shared).toEqual([]);
});
