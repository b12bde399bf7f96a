import { FirebaseError } from "firebase/app";
import { checkActionCode, getIdToken } from "firebase/auth";
import { expect, onTestFinished, test, vi } from "vitest";

import { failureOf } from "../../firebase/clientError.ts";
import { fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import { linkActions } from "./linkActions.ts";
import type { MailedLink } from "./mailedLink.ts";

const fake = vi.hoisted(() => ({ currentUser: null as { email: string } | null }));

vi.mock("../../firebase/auth.ts", () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: fake.currentUser }),
}));
vi.mock("firebase/auth", () => ({
  checkActionCode: vi.fn(),
  getIdToken: vi.fn(async () => "token"),
  reload: vi.fn(),
}));

const link: MailedLink = { mode: "verifyEmail", code: "code", href: "" };

// The emulator cannot produce an expired link.
test.each([
  ["auth/expired-action-code", { kind: "faulty", fault: "expired" }],
  ["auth/invalid-action-code", { kind: "faulty", fault: "used" }],
  ["auth/user-disabled", { kind: "failed", failure: { code: "account-disabled", id: null } }],
  ["auth/network-request-failed", { kind: "failed", failure: { code: "offline", id: null } }],
])("maps %s to its outcome", async (code, outcome) => {
  vi.mocked(checkActionCode).mockRejectedValueOnce(new FirebaseError(code, ""));
  expect(await linkActions.check(link)).toEqual(outcome);
});

test("accepts a code only for the purpose of its link", async () => {
  const info = { operation: "PASSWORD_RESET", data: { email: "ana@example.com" } } as const;
  vi.mocked(checkActionCode).mockResolvedValue(info);
  expect(await linkActions.check(link)).toEqual({ kind: "faulty", fault: "used" });
  expect(await linkActions.check({ ...link, mode: "resetPassword" })).toEqual({
    kind: "done",
    done: { email: "ana@example.com", isOwn: false },
  });
});

test("knows a link to an address of the user who is signed in", async () => {
  const info = { operation: "VERIFY_EMAIL", data: { email: "ana@example.com" } } as const;
  vi.mocked(checkActionCode).mockResolvedValue(info);
  fake.currentUser = { email: "ben@example.com" };
  expect(await linkActions.check(link)).toMatchObject({ done: { isOwn: false } });
  fake.currentUser = { email: "ana@example.com" };
  expect(await linkActions.check(link)).toMatchObject({ done: { isOwn: true } });
});

test("confirms the address only for the user who is signed in", async () => {
  fake.currentUser = null;
  expect(await linkActions.confirmAddress(link)).toEqual({
    kind: "failed",
    failure: { code: "signed-out", id: null },
  });
  fake.currentUser = { email: "ana@example.com" };
  const server = vi.fn(async () => new Response('{"email":"ana@example.com"}'));
  vi.stubGlobal("fetch", server);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(await linkActions.confirmAddress(link)).toEqual({ kind: "done", done: null });
  expect(server).toHaveBeenCalledExactlyOnceWith(
    "/api/auth/confirm-email",
    expect.objectContaining({
      headers: expect.objectContaining({ Authorization: "Bearer token" }),
      body: '{"oobCode":"code"}',
    }),
  );
  expect(getIdToken).toHaveBeenCalled();
});

// Another tab that sees a new user calls the server at once, which then writes the profile: without
// a name, if the name has not been saved yet.
test("signs in to a new account only once the server has created it with its name", async () => {
  const { environment, requests, events } = fakeSessionEnvironment({ path: "/account-action" });
  const openWith = linkActions.openAccount({ ...link, mode: "signIn" });
  const ana = { email: "ana@example.com", name: "Ana Ruiz", password: null };
  const path = "/api/auth/open-account";

  const refused = openWith({ ...ana, email: "ben@example.com" })(environment);
  requests[0]?.answer(401, { error: "wrong-credentials" });
  const failure = await refused.catch(failureOf);
  expect(failure).toEqual({ code: "wrong-credentials", id: null });

  const opened = openWith(ana)(environment);
  expect(requests[1]).toMatchObject({ path, body: { oobCode: "code", ...ana } });
  expect(events).toEqual([`request ${path}`, `request ${path}`]);
  requests[1]?.answer(200, { customToken: "made by the server" });
  expect(await opened).toBe("signed-in");
  expect(events.at(-1)).toBe("sign in with made by the server");

  const again = openWith(ana)(environment);
  requests[2]?.answer(410, { error: "link-expired" });
  expect(await again.catch(failureOf)).toEqual({ code: "link-expired", id: null });
});
