import { describe, expect, it, vi } from "vitest";

import { handleRequest } from "./handleRequest.ts";

describe("an address that is opened by hand", () => {
  const visit = vi.fn(async () => ({ location: "/es#contact" }));
  const answer = vi.fn(async () => ({ output: "" }));
  const route = { path: "/greet", isForAnyone: true, bodyMaxBytes: 0, answer, visit };
  const call = { path: "/greet", header: () => undefined, readBody: async () => new Uint8Array() };
  const opened = (method: string) =>
    handleRequest(
      [route],
      { ...call, method, now: new Date(0) },
      { isOurs: () => true, verifyApp: null, logFailure: vi.fn(), logRefusal: vi.fn() },
    );

  it("leads to a page, and does none of the work", async () => {
    expect(await opened("GET")).toMatchObject({
      status: 303,
      headers: { Location: "/es#contact" },
    });
    expect(answer).not.toHaveBeenCalled();
  });

  it("is refused to all other methods", async () => {
    expect(await opened("PUT")).toMatchObject({ status: 405, headers: { Allow: "POST" } });
  });
});
