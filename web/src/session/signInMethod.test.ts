// @vitest-environment jsdom
import { expect, test } from "vitest";

import { sessionStory, settle } from "../testing/sessionStory.ts";
import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { withPassword } from "./signInMethod.ts";

test("sends an email address and its password only to the identity provider", async () => {
  const { session, request, requests } = sessionStory({ path: "/login" });
  session.start();
  const outcome = session.signIn(withPassword("ana@example.com", "salvia-demo"));
  await settle();
  request(0).answer(200, cookieSet);
  expect(await outcome).toEqual({ kind: "signed-in", redirectPath: "/sales" });
  expect(requests.map(({ path }) => path)).toEqual(["/api/auth/handler"]);
});

test("resolves a username on the server, which answers with a token and no address", async () => {
  const { session, request, events } = sessionStory({ path: "/login" });
  session.start();
  const outcome = session.signIn(withPassword("ana.ruiz", "salvia-demo"));
  await settle();
  expect(request(0)).toMatchObject({
    path: "/api/auth/sign-in-with-username",
    body: { username: "ana.ruiz", password: "salvia-demo" },
  });
  request(0).answer(200, { customToken: "made by the server" });
  await settle();
  expect(events).toContain("sign in with made by the server");
  request(1).answer(200, cookieSet);
  expect(await outcome).toEqual({ kind: "signed-in", redirectPath: "/sales" });
});

test.each([
  [401, { error: "wrong-credentials" }, { code: "wrong-credentials", id: null }],
  [429, { error: "rate-limited" }, { code: "too-many-attempts", id: null }],
  [
    503,
    { error: "closed for the night" },
    { code: "server-error", id: null, text: "closed for the night" },
  ],
  [500, {}, { code: "server-error", id: null }],
])("explains the refusal of a username sign-in answered %i %o", async (status, body, failure) => {
  const { session, request } = sessionStory({ path: "/login" });
  session.start();
  const outcome = session.signIn(withPassword("ana.ruiz", "wrong"));
  await settle();
  request(0).answer(status, body);
  expect(await outcome).toEqual({ kind: "refused", failure });
});

test("leaves a user who cancels signed out and reports no failure", async () => {
  const { session, requests } = sessionStory({ path: "/login" });
  session.start();
  expect(await session.signIn(async () => "canceled")).toEqual({ kind: "canceled" });
  await settle();
  expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  expect(requests).toEqual([]);
});
