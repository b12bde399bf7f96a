import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setInterval } from "node:timers/promises";

/** The traffic through a proxy since the last call. */
type Passed = {
  /** Documents that the server delivered. */
  documents: number;
  /** Documents that the rules looked up: `revocations/{uid}`, once for each opened query. */
  lookUps: number;
};

/** A proxy to the Firestore emulator that counts requests and responses. */
export type CountingProxy = {
  take: () => Passed;
  /** Resolves once nothing has passed for a while. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens a proxy to the Firestore emulator.
 *
 * @param port the port that it listens on
 * @param target the emulator's host and port
 */
export async function startCountingProxy(port: number, target: string): Promise<CountingProxy> {
  let passed: Passed = { documents: 0, lookUps: 0 };
  let latest = Date.now();
  const server = createServer((asked, answer) => {
    pass(asked, answer, target, (what, found) => {
      latest = Date.now();
      passed[what] += found;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    take() {
      const taken = passed;
      passed = { documents: 0, lookUps: 0 };
      return taken;
    },
    async settled() {
      for await (const _ of setInterval(100)) if (Date.now() - latest > quietMs) return;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Silence after which everything is assumed to have arrived, in milliseconds. */
const quietMs = 1_500;

type Count = (what: keyof Passed, found: number) => void;

function pass(asked: IncomingMessage, answer: ServerResponse, target: string, count: Count) {
  const [host = "", port] = target.split(":");
  // Compressed content cannot be counted.
  const { "accept-encoding": _, ...headers } = asked.headers;
  const { method, url: path } = asked;
  const onward = request({ host, port, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given
      .on(
        "data",
        counter('"documentChange"', (found) => count("documents", found)),
      )
      .pipe(answer);
  });
  onward.once("error", () => answer.destroy());
  answer.once("close", () => onward.destroy());
  asked
    .on(
      "data",
      counter("%22addTarget%22", (found) => count("lookUps", found)),
    )
    .pipe(onward);
}

/** Counts a word in a stream, even if it is split between chunks. */
function counter(word: string, count: (found: number) => void) {
  let rest = "";
  return (piece: Buffer) => {
    const text = rest + piece.toString("latin1");
    count(text.split(word).length - 1);
    rest = text.slice(Math.max(0, text.length - word.length + 1));
  };
}
