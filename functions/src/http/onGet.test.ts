import { describe, expect, it, vi } from "vitest";

import { handleRequest } from "./handleRequest.ts";

describe("an address opened by hand", () => {
  const onGet = vi.fn(async () => ({ location: "/es#contact" }));
  const answer = vi.fn(async () => ({ output: "" }));
  const route = { path: "/greet", isForAnyone: true, bodyMaxBytes: 0, answer, onGet };
  const call = { path: "/greet", header: () => undefined, readBody: async () => new Uint8Array() };
  const opened = (method: string) =>
    handleRequest(
      [route],
      { ...call, method, now: new Date(0) },
      { isOurs: () => true, verifyApp: null, logFailure: vi.fn(), logRefusal: vi.fn() },
    );

  it("redirects to a page without running the handler", async () => {
    expect(await opened("GET")).toMatchObject({
      status: 303,
      headers: { Location: "/es#contact" },
    });
    expect(answer).not.toHaveBeenCalled();
  });

  it("rejects all other methods", async () => {
    expect(await opened("PUT")).toMatchObject({ status: 405, headers: { Allow: "POST" } });
  });
});
