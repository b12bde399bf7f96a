import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { handleRequest } from "./handleRequest.ts";
import { Refusal } from "./refusal.ts";
import { jsonRoute, type Handles, type Route } from "./route.ts";

const ours = "https://salvia.example";

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

/** A server with one route, `/greet`, that takes a name. */
function server(
  greet: Handles<string, string> = async (name) => ({ output: `Hello ${name}` }),
  verifyApp: ((token: string | undefined) => Promise<void>) | null = null,
) {
  const logFailure = vi.fn<(name: string, details: Record<string, unknown>) => void>();
  const logRefusal = vi.fn<(name: string, details: Record<string, unknown>) => void>();
  const readBody = vi.fn<(maxBytes: number) => Promise<Uint8Array>>();
  const name = z.string();
  const routes = [jsonRoute({ path: "/greet", input: name, output: name }, async () => greet)];
  const call = ({ method = "POST", path = "/greet", headers = {}, body = '"Inés"' }: Sent = {}) => {
    const sent = new Headers({ "content-type": "application/json", origin: ours, ...headers });
    readBody.mockImplementation(async (maxBytes) => {
      const bytes = new TextEncoder().encode(body);
      if (bytes.byteLength > maxBytes) throw new Refusal("payload-too-large");
      return bytes;
    });
    return handleRequest(
      routes,
      {
        method,
        path,
        header: (key) => sent.get(key) ?? undefined,
        readBody,
        now: new Date(0),
      },
      { isOurs: (origin) => origin === ours, verifyApp, logFailure, logRefusal },
    );
  };
  return { call, logFailure, logRefusal, readBody };
}

describe("a valid call", () => {
  it("returns the handler's output, uncacheable", async () => {
    expect(await server().call()).toEqual({
      status: 200,
      headers: { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" },
      body: "Hello Inés",
    });
  });

  it("returns the handler's cookie", async () => {
    const { call } = server(async () => ({ output: "", setCookie: "a=b" }));
    expect((await call()).headers).toMatchObject({ "Set-Cookie": "a=b" });
  });

  it.each([
    { "content-type": "application/json; charset=utf-8" },
    { "content-type": 'Application/JSON;charset="UTF-8"' },
    { "sec-fetch-site": "same-origin" },
  ])("accepts %j", async (headers) => {
    expect((await server().call({ headers })).status).toBe(200);
  });
});

describe("an invalid call", () => {
  it.each<[string, Sent, number, string]>([
    ["an unknown path", { path: "/nowhere" }, 404, "not-found"],
    ["another method", { method: "GET" }, 405, "method-not-allowed"],
    ["a foreign origin", { headers: { origin: "https://evil.example" } }, 403, "foreign-origin"],
    ["a hidden origin", { headers: { origin: "null" } }, 403, "foreign-origin"],
    ["a foreign page", { headers: { "sec-fetch-site": "cross-site" } }, 403, "foreign-origin"],
    ["a neighbour's page", { headers: { "sec-fetch-site": "same-site" } }, 403, "foreign-origin"],
    ["a form", { headers: { "content-type": "text/plain" } }, 415, "unsupported-media-type"],
    ["no type", { headers: { "content-type": "" } }, 415, "unsupported-media-type"],
    ["half a character", { body: String.raw`"\ud800"` }, 400, "bad-request"],
    [
      "another charset",
      { headers: { "content-type": "application/json; charset=utf-16" } },
      415,
      "unsupported-media-type",
    ],
    ["a body too long", { body: JSON.stringify("x".repeat(16_384)) }, 413, "payload-too-large"],
    ["broken JSON", { body: '"Inés' }, 400, "bad-request"],
    ["no body", { body: "" }, 400, "bad-request"],
    ["the wrong shape", { body: "7" }, 400, "bad-request"],
  ])("is rejected with %s", async (_name, sent, status, error) => {
    const { call, logFailure } = server();
    expect(await call(sent)).toMatchObject({ status, body: { error } });
    expect(logFailure).not.toHaveBeenCalled();
  });

  it.each<[string, Sent]>([
    ["to an unknown path", { path: "/nowhere" }],
    ["with another method", { method: "PUT" }],
    ["from a foreign origin", { headers: { origin: "https://evil.example" } }],
  ])("%s is rejected without reading its body", async (_name, sent) => {
    const { call, readBody } = server();
    await call(sent);
    expect(readBody).not.toHaveBeenCalled();
  });

  it("logs the code and path, and nothing from the call", async () => {
    const { call, logRefusal } = server();
    await call({ body: '"ines@example.com' });
    expect(logRefusal).toHaveBeenCalledExactlyOnceWith("call refused", {
      code: "bad-request",
      status: 400,
      path: "/greet",
      uid: null,
    });
  });

  it("leaves an unknown path out of the log, because it may contain anything", async () => {
    const { call, logRefusal } = server();
    await call({ path: "/ines@example.com" });
    expect(logRefusal.mock.calls).toEqual([
      ["call refused", { code: "not-found", status: 404, path: null, uid: null }],
    ]);
  });

  it("logs the uid of a signed-in user", async () => {
    const { call, logRefusal } = server(async (_name, { identify }) => {
      identify?.("ines");
      throw new Refusal("not-allowed");
    });
    await call();
    expect(logRefusal.mock.calls[0]?.[1]).toMatchObject({ code: "not-allowed", uid: "ines" });
  });

  it("names the allowed method", async () => {
    expect((await server().call({ method: "PUT" })).headers).toMatchObject({ Allow: "POST" });
  });
});

describe("with App Check enforced", () => {
  const greet = vi.fn<Handles<string, string>>(async (name) => ({ output: `Hello ${name}` }));
  const { call } = server(greet, async (token) => {
    if (token !== "good") throw new Refusal("app-check-failed");
  });
  const refused = { status: 401, body: { error: "app-check-failed" } };

  it("answers a call from our own app", async () => {
    expect(await call({ headers: { "x-firebase-appcheck": "good" } })).toMatchObject({
      status: 200,
    });
    expect(greet).toHaveBeenCalledOnce();
  });

  it.each<[string, Record<string, string>]>([
    ["without a token", {}],
    ["with a bad one", { "x-firebase-appcheck": "bad" }],
  ])("rejects a call %s before any other work", async (_case, headers) => {
    greet.mockClear();
    expect(await call({ headers })).toMatchObject(refused);
    expect(await call({ headers, body: "{" })).toMatchObject(refused);
    expect(greet).not.toHaveBeenCalled();
  });
});

it("answers a rate-limited caller with the time to wait", async () => {
  const { call } = server(async () => {
    throw new Refusal("rate-limited", 90);
  });
  expect(await call()).toMatchObject({
    status: 429,
    headers: { "Retry-After": "90" },
    body: { error: "rate-limited" },
  });
});

it("answers an unexpected error with an ID, and logs its origin but not its message", async () => {
  const { call, logFailure } = server(async () => {
    throw new TypeError("cannot read ines@example.com");
  });
  const { status, body } = await call();
  expect(status).toBe(500);
  expect(body).toEqual({ error: "internal-error", id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(logFailure).toHaveBeenCalledOnce();
  const [line, details] = logFailure.mock.calls[0] ?? [];
  expect(line).toBe("call failed");
  expect(body).toMatchObject({ id: details?.["id"] });
  expect(JSON.stringify(details)).toContain("handleRequest.test.ts");
  expect(JSON.stringify(details)).not.toContain("ines@example.com");
});

describe("a call that explains errors with a page", () => {
  const page = { html: "<p>Sorry", status: 503, headers: { "Retry-After": "5" } };
  const waiting = (explain: Route["explain"], error: Error) => {
    const logFailure = vi.fn<(name: string, details: Record<string, unknown>) => void>();
    const answer = async () => Promise.reject(error);
    const route = {
      path: "/greet",
      isForAnyone: true,
      bodyMaxBytes: 0,
      answer,
      ...(explain && { explain }),
    };
    const readBody = async () => new Uint8Array();
    const call = { method: "POST", path: "/greet", readBody, now: new Date(0) };
    const from = (origin: string) =>
      handleRequest(
        [route],
        { ...call, header: (name) => (name === "origin" ? origin : undefined) },
        { isOurs: (each) => each === ours, verifyApp: null, logFailure, logRefusal: vi.fn() },
      );
    return { from, logFailure };
  };

  it("answers a refusal and an unexpected error with the page", async () => {
    for (const error of [new Refusal("payload-too-large"), new TypeError("broken")]) {
      const explain = vi.fn(async () => page);
      const { from, logFailure } = waiting(explain, error);
      expect(await from(ours)).toMatchObject({ status: 503, body: "<p>Sorry" });
      const code = error instanceof Refusal ? "payload-too-large" : "internal-error";
      expect(explain).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ code }));
      expect(logFailure).toHaveBeenCalledTimes(error instanceof Refusal ? 0 : 1);
    }
  });

  it("answers JSON if there is no page, or the page fails to load", async () => {
    const refused = { status: 413, body: { error: "payload-too-large" } };
    const none = waiting(async () => null, new Refusal("payload-too-large"));
    expect(await none.from(ours)).toMatchObject(refused);
    const away = waiting(
      async () => Promise.reject(new Error("away")),
      new Refusal("payload-too-large"),
    );
    expect(await away.from(ours)).toMatchObject(refused);
    expect(away.logFailure.mock.calls[0]?.[0]).toBe("no page for a refusal");
  });

  it("does not explain errors to a call from another site", async () => {
    const explain = vi.fn(async () => page);
    const { from } = waiting(explain, new Refusal("bad-request"));
    expect(await from("https://evil.example")).toMatchObject({ status: 403 });
    expect(explain).not.toHaveBeenCalled();
  });
});
