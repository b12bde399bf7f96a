import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { enqueueMail as Enqueue } from "./enqueueMail.ts";
import { hashedMailId } from "./hashedMailId.ts";

// A fake Cloud Tasks server with a configurable status.

const requests: { path: string | undefined; body: unknown }[] = [];
let answer = 200;
const server = createServer((request, response) => {
  void json(request).then((body) => {
    requests.push({ path: request.url, body });
    return response.writeHead(answer, { "content-type": "application/json" }).end("{}");
  });
});
let enqueueMail: typeof Enqueue;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", `127.0.0.1:${address.port}`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-mail");
  ({ enqueueMail } = await import("./enqueueMail.ts"));
});

afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  requests.length = 0;
  answer = 200;
});

it("enqueues an email for its function under an opaque task name", async () => {
  await enqueueMail("sign-up_uid1", "deliverMail", "europe-west1");
  const queue = "projects/demo-mail/locations/europe-west1/queues/deliverMail/tasks";
  const data = Buffer.from(JSON.stringify({ data: { id: "sign-up_uid1" } })).toString("base64");
  const name = `${queue}/${hashedMailId("sign-up_uid1")}`;
  expect(requests).toMatchObject([
    { path: `/${queue}`, body: { task: { name, httpRequest: { body: data } } } },
  ]);
  expect(name).not.toContain("uid1");
});

it("enqueues an email once when its event is repeated, without an error", async () => {
  answer = 409;
  await expect(enqueueMail("1", "deliverSubscribedMail", "europe-west1")).resolves.toBeUndefined();
  expect(requests).toHaveLength(1);
});

it("rejects when the queue fails, so that the event is retried", async () => {
  answer = 404;
  await expect(enqueueMail("1", "deliverSubscribedMail", "europe-west1")).rejects.toThrow(
    "server error",
  );
});
