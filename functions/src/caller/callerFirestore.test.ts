import { createServer, type IncomingHttpHeaders, type Server } from "node:http";

import { afterAll, beforeAll, expect, test } from "vitest";

import { callerFirestore, RefusedByRules } from "./callerFirestore.ts";

/** Firestore in a project that enforces App Check. */
let firestore: Server;
let host: string;
let asked: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  firestore = createServer(({ headers }, response) => {
    asked.push(headers);
    response.writeHead(headers["x-firebase-appcheck"] === token ? 200 : 403).end("[]");
  });
  await new Promise<void>((listening) => {
    firestore.listen(0, "localhost", listening);
  });
  const address = firestore.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  host = `localhost:${address.port}`;
});

afterAll(() => firestore.close());

const token = `${btoa(`{"alg":"RS256"}`)}.${btoa(`{"sub":"app"}`)}.c2lnbmF0dXJl`.replaceAll(
  "=",
  "",
);

function databaseOf(headers: Record<string, string>) {
  asked = [];
  const call = { header: (name: string) => headers[name] };
  const env = { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: "salvia" };
  return callerFirestore(call, new AbortController().signal, env);
}

const authorization = "Bearer of.the.caller";
const query = { path: "tasks", limit: 1 };

test("reads with the caller's ID token and App Check token", async () => {
  const database = databaseOf({ authorization, "x-firebase-appcheck": token });
  expect(await database.find(query)).toEqual([]);
  expect(asked).toEqual([expect.objectContaining({ authorization, "x-firebase-appcheck": token })]);
});

test.each([{}, { "x-firebase-appcheck": "nonsense" }])(
  "sends no App Check token for a call with %o",
  async (headers) => {
    const database = databaseOf({ authorization, ...headers });
    await expect(database.find(query)).rejects.toThrow(RefusedByRules);
    expect(asked[0]).not.toHaveProperty("x-firebase-appcheck");
  },
);
