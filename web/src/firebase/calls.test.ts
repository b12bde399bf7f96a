import { sessionEndpoints } from "@salvia/domain/account/sessionEndpoints";
import { expect, test, vi } from "vitest";

import { CallUnanswered } from "./callErrors.ts";
import { callServer, type Fetch } from "./calls.ts";

function serverAnswering(status: number, body: string) {
  return vi.fn<Fetch>(async () => new Response(body, { status }));
}

test("sends a call as a POST with credentials and JSON input", async () => {
  const fetch = serverAnswering(200, '{"cookieSet":true,"redirectPath":"/sales"}');
  expect(await callServer(sessionEndpoints.sessionHandler, { idToken: "t" }, { fetch })).toEqual({
    cookieSet: true,
    redirectPath: "/sales",
  });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/auth/handler", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"idToken":"t"}',
  });
});

test("sends no body for a call without input", async () => {
  const fetch = serverAnswering(200, '{"signedOut":true}');
  await callServer(sessionEndpoints.sessionLogout, null, { fetch });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/auth/session-logout", {
    method: "POST",
    credentials: "include",
    headers: {},
  });
});

test.each([
  [400, '{"error":"bad-request"}', "bad-request"],
  [500, "<html>", "status:500"],
  [404, '{"message":"no"}', "status:404"],
  [200, '{"signedOut":"maybe"}', "status:200"],
  [200, "", "status:200"],
])("refuses an answer of %i %s with a reason", async (status, body, reason) => {
  const fetch = serverAnswering(status, body);
  await expect(callServer(sessionEndpoints.sessionLogout, null, { fetch })).rejects.toMatchObject({
    name: "CallRefused",
    reason,
  });
});

test("distinguishes no answer from a refusal", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(callServer(sessionEndpoints.sessionLogout, null, { fetch })).rejects.toThrow(
    CallUnanswered,
  );
});

test("identifies the caller by their token", async () => {
  const fetch = serverAnswering(200, '{"signedOut":true}');
  await callServer(sessionEndpoints.signOutEverywhere, {}, { fetch, idToken: "t" });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "/api/auth/sign-out-everywhere",
    expect.objectContaining({
      headers: { "Content-Type": "application/json", Authorization: "Bearer t" },
    }),
  );
});

test("names the language of the page's address, unless the user chose another", async () => {
  const fetch = serverAnswering(200, '{"signedOut":true}');
  const named: unknown[] = [];
  async function call(lang: string, saved: string | null) {
    vi.stubGlobal("document", { documentElement: { lang } });
    vi.stubGlobal("localStorage", { getItem: () => saved });
    await callServer(sessionEndpoints.sessionLogout, null, { fetch });
    named.push(new Headers(fetch.mock.lastCall?.[1].headers).get("Accept-Language"));
  }
  await call("en", null);
  await call("pt", null);
  await call("pt", "es");
  expect(named).toEqual([null, "pt", "es"]);
});
