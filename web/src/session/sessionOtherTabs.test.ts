// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { parkDraft } from "../lib/parkedDrafts.ts";
import { noteChosenSignOut } from "../lib/signedInHint.ts";
import { sessionStory, settle, signedInStory } from "../testing/sessionStory.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { takeNotice } from "./signOutNotice.ts";

describe("signed out in another tab", () => {
  test("in the portal: cleans up and goes to the login page, without asking the server", async () => {
    const { cleanup, tell, events } = await signedInStory();
    cleanup();
    noteChosenSignOut();
    tell(null);
    await settle();
    expect(events).toEqual(["cleaned up", "go to /login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out-in-another-tab" });
  });

  test("by the identity provider: the login page leads back, and does not say that it was chosen", async () => {
    const { cleanup, tell, events } = await signedInStory({ query: "?view=pool" });
    cleanup();
    tell(null);
    await settle();
    expect(events).toEqual([
      "cleaned up",
      `go to /login?next=${encodeURIComponent("/sales/leads?view=pool")}`,
    ]);
    expect(takeNotice()).toEqual({ kind: "session-ended" });
  });

  test("on purpose: what this tab has kept for its user is removed as well", async () => {
    const { tell } = await signedInStory({ path: "/" });
    parkDraft("ana", "lead", { firstName: "Zoe" });
    noteChosenSignOut();
    tell(null);
    await settle();
    expect(sessionStorage).toHaveLength(0);
  });

  test("while no tab was open: what the device has kept is removed at the next visit", async () => {
    const { session, events } = sessionStory({ path: "/login", ownDevice: true });
    session.start();
    await settle();
    expect(events).toEqual(["cache of anyone dropped"]);
  });

  test("on the login page: shows that nobody is signed in", async () => {
    const { session, cleanup, tell, events } = await signedInStory({ path: "/login" });
    cleanup();
    tell(null);
    await settle();
    expect(events).toEqual(["cleaned up"]);
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  });

  test("during an exchange: that is given up, and no failure is told", async () => {
    const { session, tell, requests } = sessionStory({ path: "/login" });
    session.start();
    tell(tokenUser());
    await settle();
    expect(requests).toHaveLength(1);
    tell(null);
    await settle();
    expect(session.getState()).toMatchObject({ user: null, loading: false, failure: null });
  });
});

describe("another user signed in in another tab", () => {
  const ben = tokenUser({ uid: "ben", displayName: "Ben Hall", role: "sales" });

  test("in the portal: cleans up and begins anew", async () => {
    const { session, cleanup, tell, events } = await signedInStory({ ownDevice: true });
    cleanup();
    tell(ben);
    await settle();
    expect(events).toEqual(["cleaned up", "cache of ana dropped", "reload"]);
    expect(session.getState()).toMatchObject({ user: null, loading: true });
  });

  test("on the login page: becomes theirs, and what was in flight for the first is given up", async () => {
    const { session, tell, request } = sessionStory({ path: "/login" });
    session.start();
    tell(tokenUser());
    await settle();
    tell(ben);
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
