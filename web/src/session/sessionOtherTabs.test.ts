// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { parkDraft } from "../lib/parkedDrafts.ts";
import { noteChosenSignOut } from "../lib/signedInHint.ts";
import { sessionStory, settle, signedInStory } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { takeNotice } from "./signOutNotice.ts";

describe("signing out in another tab", () => {
  test("in the portal: cleans up and goes to the login page without the server", async () => {
    const { cleanup, emitUser, events } = await signedInStory();
    cleanup();
    noteChosenSignOut();
    emitUser(null);
    await settle();
    expect(events).toEqual(["cleaned up", "go to /login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out-in-another-tab" });
  });

  test("by the identity provider: keeps the return path and shows an ended session", async () => {
    const { cleanup, emitUser, events } = await signedInStory({ query: "?view=pool" });
    cleanup();
    emitUser(null);
    await settle();
    expect(events).toEqual([
      "cleaned up",
      `go to /login?next=${encodeURIComponent("/sales/leads?view=pool")}`,
    ]);
    expect(takeNotice()).toEqual({ kind: "session-ended" });
  });

  test("on purpose: also removes what this tab has stored for its user", async () => {
    const { emitUser } = await signedInStory({ path: "/" });
    parkDraft("ana", "lead", { firstName: "Zoe" });
    noteChosenSignOut();
    emitUser(null);
    await settle();
    expect(sessionStorage).toHaveLength(0);
  });

  test("while no tab was open: removes the device's cache at the next visit", async () => {
    const { session, events } = sessionStory({ path: "/login", ownDevice: true });
    session.start();
    await settle();
    expect(events).toEqual(["cache of anyone dropped"]);
  });

  test("on the login page: shows that no one is signed in", async () => {
    const { session, cleanup, emitUser, events } = await signedInStory({ path: "/login" });
    cleanup();
    emitUser(null);
    await settle();
    expect(events).toEqual(["cleaned up"]);
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  });

  test("during an exchange: cancels it and reports no failure", async () => {
    const { session, emitUser, requests } = sessionStory({ path: "/login" });
    session.start();
    emitUser(tokenUser());
    await settle();
    expect(requests).toHaveLength(1);
    emitUser(null);
    await settle();
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  });
});

describe("signing in as another user in another tab", () => {
  const ben = tokenUser({ uid: "ben", displayName: "Ben Hall", role: "sales" });

  test("in the portal: cleans up and reloads", async () => {
    const { session, cleanup, emitUser, events } = await signedInStory({ ownDevice: true });
    cleanup();
    emitUser(ben);
    await settle();
    expect(events).toEqual(["cleaned up", "cache of ana dropped", "reload"]);
    expect(session.getState()).toMatchObject({ user: null, loading: true });
  });

  test("on the login page: switches to the new user and cancels the old exchange", async () => {
    const { session, emitUser, request } = sessionStory({ path: "/login" });
    session.start();
    emitUser(tokenUser());
    await settle();
    emitUser(ben);
    await settle();
    expect(request(1).body).toEqual({ idToken: "ben-token" });
    expect(session.getState()).toMatchObject({ user: { uid: "ben" }, failure: null });
    request(0).answer(500, {});
    await settle();
    expect(session.getState().failure).toBeNull();
    request(1).answer(200, cookieSet);
    await settle();
    expect(session.getState()).toMatchObject({ user: { uid: "ben" }, failure: null });
  });
});
