import { describe, expect, it, vi } from "vitest";

import { handleRequest } from "./handleRequest.ts";

describe("an address opened by hand", () => {
  const onGet = vi.fn(async () => ({ location: "/es#contact" }));
  const answer = vi.fn(async () => ({ output: "" }));
  const route = { path: "/greet", isForAnyone: true, bodyMaxBytes: 0, answer, onGet };
  const call = { path: "/greet", header: () => undefined, readBody: async () => new Uint8Array() };
  const opened = (method: string, headers: Record<string, string> = {}) =>
    handleRequest(
      [route],
      { ...call, header: (name) => headers[name], method, now: new Date(0) },
      {
        isOurs: (origin) => origin === "https://salvia.example",
        verifyApp: null,
        logFailure: vi.fn(),
        logRefusal: vi.fn(),
      },
    );

  it("redirects to a page without running the handler", async () => {
    expect(await opened("GET")).toMatchObject({
      status: 303,
      headers: { Location: "/es#contact" },
    });
    expect(answer).not.toHaveBeenCalled();
  });

  it("may have a secret in its path, which the log never gets", async () => {
    const [logFailure, logRefusal] = [vi.fn(), vi.fn()];
    const fed = {
      ...route,
      path: "/feeds/*",
      matches: (path: string) => path.startsWith("/feeds/"),
      onGet: vi.fn(async ({ path }: { path: string }) => {
        if (path.endsWith("broken")) throw new Error("down");
        return {
          text: "BEGIN:VCALENDAR",
          status: 200,
          headers: { "Content-Type": "text/calendar" },
        };
      }),
    };
    const visited = (path: string, method = "GET") =>
      handleRequest(
        [fed],
        { ...call, path, method, now: new Date(0) },
        { isOurs: () => true, verifyApp: null, logFailure, logRefusal },
      );
    expect(await visited("/feeds/secret")).toMatchObject({
      status: 200,
      headers: { "Content-Type": "text/calendar", "Cache-Control": "private, no-store" },
      body: "BEGIN:VCALENDAR",
    });
    expect(await visited("/feeds/secret-broken")).toMatchObject({ status: 500 });
    expect(await visited("/feeds/secret", "DELETE")).toMatchObject({ status: 405 });
    expect(await visited("/others/secret")).toMatchObject({ status: 404 });
    const logged = JSON.stringify([...logFailure.mock.calls, ...logRefusal.mock.calls]);
    expect(logged).toContain("/feeds/*");
    expect(logged).not.toContain("secret");
  });

  it.each(["https://evil.example", "http://127.0.0.1:8080", "null", ""])(
    "refuses the origin %j without running anything",
    async (origin) => {
      onGet.mockClear();
      expect(await opened("GET", { origin })).toMatchObject({
        status: 403,
        headers: { "Cache-Control": "private, no-store" },
        body: { error: "foreign-origin" },
      });
      expect(onGet).not.toHaveBeenCalled();
    },
  );

  it("opens by a link from elsewhere, and for a script of ours", async () => {
    expect(await opened("GET", { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 303 });
    expect(await opened("GET", { origin: "https://salvia.example" })).toMatchObject({
      status: 303,
    });
  });

  it("rejects all other methods", async () => {
    expect(await opened("PUT")).toMatchObject({ status: 405, headers: { Allow: "POST" } });
  });
});
