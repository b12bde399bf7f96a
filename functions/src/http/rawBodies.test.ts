import { createServer, request, type IncomingMessage } from "node:http";

import { expect, it, onTestFinished } from "vitest";

import { keepBodiesRaw, readBody, receivedHeader } from "./rawBodies.ts";

keepBodiesRaw("theirs", { FUNCTION_TARGET: "ours" });

type Work = (request: IncomingMessage) => Promise<unknown>;

/** Starts a server that answers with the result of `work`, or with its error. Returns the port. */
async function serving(work: Work): Promise<number> {
  const server = createServer((incoming, response) => {
    work(incoming).then(
      (seen) => response.end(JSON.stringify(seen)),
      (error: unknown) => response.end(JSON.stringify(String(error))),
    );
  });
  await new Promise<void>((ready) => void server.listen(0, "localhost", ready));
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address.port;
}

/** What a server sees of a compressed JSON request to a path. */
async function seenAt(path: string): Promise<unknown> {
  const port = await serving(async (incoming) => ({
    url: incoming.url,
    type: incoming.headers["content-type"] ?? null,
    encoding: incoming.headers["content-encoding"] ?? null,
    length: incoming.headers["content-length"] ?? null,
    receivedType: receivedHeader(incoming, "content-type"),
    body: Buffer.from(await readBody(incoming, 100)).toString(),
  }));
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    body: "{broken",
  });
  return answer.json();
}

it("leaves bodies alone in the process of another function", async () => {
  expect(await seenAt("/anything")).toMatchObject({ type: "application/json", length: "7" });
});

it("hides the body from the server on every path, and keeps its bytes readable", async () => {
  keepBodiesRaw("ours", { FUNCTION_TARGET: "ours" });
  for (const path of ["/ours/call", "/beside", "/"]) {
    expect(await seenAt(path)).toEqual({
      url: path,
      type: null,
      encoding: null,
      length: null,
      receivedType: "application/json",
      body: "{broken",
    });
  }
});

it("hides a path that cannot be decoded, and keeps the query", async () => {
  expect(await seenAt("/%E0%A4%A")).toMatchObject({ url: "/malformed" });
  expect(await seenAt("/ours?100%")).toMatchObject({ url: "/ours?100%" });
});

it.each([
  ["by its announced length, before any of it has come", { "content-length": "20000000" }],
  ["as soon as it is longer than allowed, before it has ended", { "transfer-encoding": "chunked" }],
])("refuses a body that is too long %s", async (_when, headers) => {
  const port = await serving((incoming) => readBody(incoming, 1000));
  const answer = await new Promise<string>((resolve, reject) => {
    const sending = request({ port, host: "localhost", method: "POST", headers }, (response) => {
      response.setEncoding("utf8").once("data", (text: string) => resolve(text));
      response.once("end", () => sending.destroy());
    });
    sending.on("error", reject);
    // Never ends the request: the server must answer without reading all of it.
    sending.write("x".repeat(2000));
  });
  expect(answer).toContain("payload-too-large");
});

it("accepts a body of exactly the allowed length", async () => {
  const port = await serving(async (incoming) => (await readBody(incoming, 1000)).byteLength);
  const sent = { method: "POST", body: "x".repeat(1000) };
  expect(await (await fetch(`http://localhost:${port}/`, sent)).json()).toBe(1000);
});
