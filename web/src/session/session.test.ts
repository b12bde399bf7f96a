// @vitest-environment jsdom
import { FirebaseError } from "firebase/app";
import { describe, expect, test, vi } from "vitest";

import type { Role } from "@salvia/domain/account/role";
import type { SessionEnvironment } from "./sessionEnvironment.ts";
import { noteActivity } from "../lib/lastActivity.ts";
import { signedInHintKey } from "../lib/signedInHint.ts";
import { sessionStory, settle, signedInStory } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";

describe("following the identity provider", () => {
  test("starts with an unknown user, then finds that no one is signed in", async () => {
    const { session } = sessionStory();
    session.start();
    expect(session.getState()).toMatchObject({ user: null, loading: true, failure: null });
    await settle();
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
    expect(localStorage.getItem(signedInHintKey)).toBeNull();
  });

  test("shows the role from the token before the cookie is confirmed", async () => {
    const { session, emitUser, requests } = sessionStory();
    session.start();
    emitUser(tokenUser({ role: "medical" }));
    await settle();
    expect(session.getState()).toMatchObject({
      user: {
        uid: "ana",
        displayName: "Ana Ruiz",
        email: "ana@example.com",
        phone: null,
        role: "medical",
      },
      loading: false,
      failure: null,
    });
    expect(requests).toHaveLength(1);
    expect(localStorage.getItem(signedInHintKey)).toBe("ana");
  });

  test.each([
    [{ role: "medical" }, false],
    [{ role: "medical", passkey: true }, false],
    [{ role: "medical", passkeyRequired: true, passkey: true }, false],
    [{ role: "medical", passkeyRequired: true }, true],
    [{ role: "medical", passkeyRequired: true, passkey: "true" }, true],
  ])("reports from the token whether it lacks a passkey: %o", async (claims, lacksPasskey) => {
    const { session, emitUser } = sessionStory();
    session.start();
    emitUser(tokenUser({ getIdTokenResult: async () => ({ token: "ana-token", claims }) }));
    await settle();
    expect(session.getState().user).toMatchObject({ role: "medical", lacksPasskey });
  });

  test.each([undefined, "owner"])("ignores a claim that is not a role: %s", async (role) => {
    const { session, emitUser } = sessionStory();
    session.start();
    emitUser(tokenUser(role === undefined ? {} : { role }));
    await settle();
    expect(session.getState().user).toMatchObject({ uid: "ana", role: null });
  });

  test("makes one request and keeps the user signed in when effects run twice", async () => {
    const { session, emitUser, requests, request, navigations, listenerCount } = sessionStory();
    emitUser(tokenUser());
    session.start()();
    session.start();
    void session.sync();
    await settle();
    expect(listenerCount()).toBe(1);
    expect(requests).toHaveLength(1);
    request(0).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, failure: null });
    expect(navigations).toEqual([]);
  });

  test("queues a token that is refreshed while another is in flight", async () => {
    const { session, emitUser, requests, request, navigations } = sessionStory();
    session.start();
    emitUser(tokenUser({ token: "t1" }));
    await settle();
    emitUser(tokenUser({ token: "t2" }));
    await settle();
    expect(requests).toHaveLength(1);
    request(0).answer(200, cookieSet);
    await settle();
    expect(request(1).body).toEqual({ idToken: "t2" });
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState().failure).toBeNull();
    expect(navigations).toEqual([]);
  });

  test("shows a changed role and updates the cookie", async () => {
    const { session, emitUser, request } = await signedInStory();
    emitUser(tokenUser({ role: "medical", token: "t2" }));
    await settle();
    expect(session.getState().user?.role).toBe("medical");
    expect(request(1).body).toEqual({ idToken: "t2" });
  });

  test("waits for the network with an expired token", async () => {
    const { session, environment, emitUser, requests, setOnline } = sessionStory({ online: false });
    session.start();
    emitUser(withExpiredToken(environment, "member"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getState().loading).toBe(true);
    setOnline(true);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana" }, loading: false });
    expect(requests).toHaveLength(1);
  });

  test("shows a user with an expired token on their own device while offline", async () => {
    const { session, environment, emitUser, requests, setOnline } = sessionStory({
      online: false,
      ownDevice: true,
    });
    noteActivity(Date.now());
    session.start();
    emitUser(withExpiredToken(environment, "medical"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getState()).toMatchObject({ user: { uid: "ana", role: "sales" } });
    expect(requests).toEqual([]);
    setOnline(true);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ana", role: "medical" } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["auth/network-request-failed", "network-error"],
    ["auth/internal-error", "no-token"],
  ])("fails the sync when no token is available: %s", async (code, reason) => {
    const { session, emitUser } = sessionStory({ path: "/login" });
    session.start();
    emitUser(tokenUser({ getIdTokenResult: () => Promise.reject(new FirebaseError(code, "")) }));
    await settle();
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: reason });
  });

  test("discards a token read for a user who has signed out meanwhile", async () => {
    const { session, environment, emitUser, requests } = sessionStory();
    session.start();
    emitUser(
      tokenUser({
        getIdTokenResult: async () => {
          await environment.wait(1_000);
          return { token: "t1", claims: {} };
        },
      }),
    );
    await settle();
    emitUser(null);
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(session.getState().user).toBeNull();
    expect(requests).toHaveLength(0);
  });
});

/** Signs in a user whose token has expired and cannot be renewed without a network. */
function withExpiredToken({ isOnline }: SessionEnvironment, role: Role) {
  const { getIdTokenResult } = tokenUser({ role });
  return tokenUser({
    getIdTokenResult: () =>
      isOnline()
        ? getIdTokenResult()
        : Promise.reject(new FirebaseError("auth/network-request-failed", "")),
  });
}
