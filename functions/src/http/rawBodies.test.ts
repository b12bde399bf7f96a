import { createServer, type IncomingMessage } from "node:http";

import { expect, it } from "vitest";

import { keepBodiesRaw, receivedHeader } from "./rawBodies.ts";

keepBodiesRaw("/ours/");

/** What a server sees of a compressed JSON request to a path. */
async function seenAt(path: string) {
  const seen: Record<string, unknown> = {};
  const server = createServer((request: IncomingMessage, response) => {
    seen["type"] = request.headers["content-type"];
    seen["encoding"] = request.headers["content-encoding"];
    seen["receivedType"] = receivedHeader(request, "content-type");
    response.end();
  });
  await new Promise<void>((ready) => void server.listen(0, "localhost", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  await fetch(`http://localhost:${address.port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    body: "{broken",
  });
  await new Promise((closed) => server.close(closed));
  return seen;
}

it("hides from the server that a body of ours is JSON, and keeps it known to us", async () => {
  expect(await seenAt("/ours/call")).toEqual({
    type: "application/octet-stream",
    encoding: undefined,
    receivedType: "application/json",
  });
});

it("leaves other paths alone", async () => {
  expect(await seenAt("/theirs/call")).toEqual({
    type: "application/json",
    encoding: "gzip",
    receivedType: "application/json",
  });
});
