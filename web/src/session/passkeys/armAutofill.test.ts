// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { fakeAuthenticator, signInOptions } from "../../testing/fakeAuthenticator.ts";
import { settle } from "../../testing/sessionStory.ts";
import { fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import type { SignInMethod } from "../signInMethod.ts";
import { armAutofill } from "./armAutofill.ts";
import { withPasskey } from "./withPasskey.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Opens a login page whose server answers each request for a challenge with `status`. */
async function offered({ status = 200, autofill = true, signsIn = true } = {}) {
  const authenticator = fakeAuthenticator({ autofill });
  const server = vi.fn(async () => new Response(JSON.stringify(signInOptions), { status }));
  vi.stubGlobal("fetch", server);
  const attempt = vi.fn(async (_method: SignInMethod) => signsIn);
  const takeBack = armAutofill(attempt);
  onTestFinished(takeBack);
  await settle();
  return { ...authenticator, server, attempt, takeBack };
}

const minutes = 60_000;

function look(visibility: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("keeps one request waiting in the autofill for as long as the user takes", async () => {
  const { requests, attempt, server } = await offered();
  await vi.advanceTimersByTimeAsync(3 * minutes);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.options).toMatchObject({ mediation: "conditional" });
  expect(server).toHaveBeenCalledTimes(1);
  requests[0]?.approve();
  await settle();
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(requests).toHaveLength(1);
});

test("renews the request before its challenge expires", async () => {
  const { requests, server } = await offered();
  await vi.advanceTimersByTimeAsync(4 * minutes - 1);
  expect(requests[0]?.options.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(requests[0]?.options.signal?.aborted).toBe(true);
  expect(requests).toHaveLength(2);
  expect(server).toHaveBeenCalledTimes(2);
});

test("offers another passkey after a refused one and after a cancellation", async () => {
  const { requests, attempt, last } = await offered({ signsIn: false });
  await vi.advanceTimersByTimeAsync(2_000);
  last().approve();
  await settle();
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  last().refuse("NotAllowedError");
  await settle();
  expect(requests).toHaveLength(3);
});

test("asks a failing server less and less often", async () => {
  const { requests, server } = await offered({ status: 500 });
  await vi.advanceTimersByTimeAsync(minutes);
  expect(server.mock.calls.length).toBeLessThanOrEqual(7);
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(server.mock.calls.length).toBeGreaterThan(10);
  expect(server.mock.calls.length).toBeLessThanOrEqual(22);
  expect(requests).toEqual([]);
});

test("requests nothing while the page is hidden", async () => {
  const { server } = await offered();
  look("hidden");
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(server).toHaveBeenCalledTimes(1);
  look("visible");
  await settle();
  expect(server).toHaveBeenCalledTimes(2);
});

test("ends the waiting request for the button and resumes once the button is done", async () => {
  const { requests, server, last } = await offered();
  const { environment } = fakeSessionEnvironment({ path: "/login" });
  const pressed = withPasskey("")({ ...environment, fetch: server });
  await settle();
  expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  expect(last().options.mediation).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2 * minutes);
  expect(requests).toHaveLength(2);
  expect(last().options.signal?.aborted).toBe(false);
  last().refuse("NotAllowedError");
  expect(await pressed).toBe("canceled");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(3);
  expect(last().options.mediation).toBe("conditional");
});

test("ends the request and makes no more after the offer is withdrawn", async () => {
  const { requests, server, takeBack } = await offered();
  takeBack();
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(requests.map(({ options }) => options.signal?.aborted)).toEqual([true]);
  expect(server).toHaveBeenCalledTimes(1);
});

test("makes no request in a browser without support", async () => {
  const { requests, server } = await offered({ autofill: false });
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(requests).toEqual([]);
  expect(server).not.toHaveBeenCalled();
});
