// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { settle, signedInStory } from "../testing/sessionStory.ts";
import { takeNotice } from "./signOutNotice.ts";

describe("signing out everywhere", () => {
  const everywhere = "/api/auth/sign-out-everywhere";

  test("ends all sessions on the server, then this one", async () => {
    const { session, request, events } = await signedInStory();
    const done = session.signOutEverywhere();
    await settle();
    expect(session.getState().user).not.toBeNull();
    request(1).answer(200, { signedOut: true });
    await settle();
    request(2).answer(200, { signedOut: true });
    await done;
    expect(events).toEqual([
      `request ${everywhere}`,
      "request /api/auth/session-logout",
      "provider signed out",
      "go to /login",
    ]);
    expect(takeNotice()).toEqual({ kind: "signed-out-everywhere" });
  });

  test("keeps its own notice when the session ends before the answer arrives", async () => {
    const { session, request, navigations } = await signedInStory();
    void session.signOutEverywhere();
    await settle();
    const left = session.leave({ kind: "ended-everywhere" });
    await settle();
    request(2).answer(200, { signedOut: true });
    await left;
    expect(navigations).toEqual(["/login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out-everywhere" });
  });

  test("keeps its own notice when another tab has signed out the provider", async () => {
    const { session, emitUser, navigations } = await signedInStory();
    void session.signOutEverywhere();
    await settle();
    emitUser(null);
    await settle();
    expect(navigations).toEqual(["/login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out-everywhere" });
  });

  test("ends no session when the server refuses, and reports the refusal", async () => {
    const { session, request, navigations } = await signedInStory();
    const done = session.signOutEverywhere();
    await settle();
    request(1).answer(429, { error: "rate-limited" });
    await expect(done).rejects.toMatchObject({ reason: "rate-limited" });
    expect(navigations).toEqual([]);
    void session.leave({ kind: "ended-everywhere" });
    await settle();
    request(2).answer(200, { signedOut: true });
    await settle();
    expect(takeNotice()).toEqual({ kind: "ended-everywhere" });
  });
});
