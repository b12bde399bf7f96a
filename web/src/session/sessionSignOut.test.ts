// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";

import { parkDraft } from "../lib/parkedDrafts.ts";
import { hintedUser } from "../lib/signedInHint.ts";
import { sessionStory, settle, signedInStory, signOutOf } from "../testing/sessionStory.ts";
import { tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { takeNotice } from "./signOutNotice.ts";

describe("signing out", () => {
  test("cleans up, signs out on the server and the provider, and goes to login", async () => {
    const { session, cleanup, events, request } = await signedInStory();
    cleanup();
    const done = session.signOut();
    await settle();
    expect(session.getState()).toMatchObject({ user: null, loading: true, failure: null });
    expect(request(1).body).toBeNull();
    request(1).answer(200, { signedOut: true });
    await done;
    expect(events).toEqual([
      "cleaned up",
      "request /api/auth/session-logout",
      "provider signed out",
      "go to /login",
    ]);
    expect(takeNotice()).toEqual({ kind: "signed-out" });
    expect(hintedUser()).toBeNull();
  });

  test("removes what the tab has stored for its user; a forced sign-out keeps it", async () => {
    const kept = () => Object.keys(sessionStorage).filter((key) => key !== "signOutNotice");
    const forced = await signedInStory();
    parkDraft("ana", "lead", { firstName: "Zoe" });
    sessionStorage.setItem("usernameDraft:ana", "zoe.r");
    const lost = forced.session.leave({ kind: "session-ended" });
    await settle();
    forced.request(1).answer(200, { signedOut: true });
    await lost;
    expect(kept()).toHaveLength(2);

    const chosen = await signedInStory();
    await signOutOf(chosen);
    expect(kept()).toEqual([]);
  });

  test("removes the device's cache once no view reads for the user", async () => {
    const story = await signedInStory({ ownDevice: true });
    const { cleanup, events } = story;
    cleanup();
    await signOutOf(story);
    expect(events.slice(0, 2)).toEqual(["cleaned up", "cache of ana dropped"]);
  });

  test("gives up after a while on a cache that another tab holds", async () => {
    const { session, environment, request, navigations } = await signedInStory();
    environment.dropCache = () => new Promise(() => {});
    const done = session.signOut();
    await vi.advanceTimersByTimeAsync(5_000);
    request(1).answer(200, { signedOut: true });
    await done;
    expect(navigations).toEqual(["/login"]);
  });

  test.each(["es", "pt", "fr"])(
    "goes to the login page in the document's language: %s",
    async (language) => {
      const fake = await signedInStory();
      fake.environment.documentLanguage = () => language;
      await signOutOf(fake);
      expect(fake.navigations).toEqual([`/${language}/login`]);
    },
  );

  test("works the same on the login page: the page stays busy until it is left", async () => {
    const story = await signedInStory({ path: "/login" });
    const { session, cleanup, events } = story;
    cleanup();
    await signOutOf(story);
    await settle();
    expect(events.filter((event) => event === "cleaned up")).toHaveLength(1);
    expect(events.at(-1)).toBe("go to /login");
    expect(session.getState()).toMatchObject({ user: null, loading: true, failure: null });
  });

  test("signs out once when called twice", async () => {
    const { session, requests, request, navigations } = await signedInStory();
    const both = [session.signOut(), session.signOut()];
    await settle();
    request(1).answer(200, { signedOut: true });
    await Promise.all(both);
    expect(requests).toHaveLength(2);
    expect(navigations).toEqual(["/login"]);
  });

  test("continues after a failed clean-up and runs the other clean-ups", async () => {
    const story = await signedInStory();
    const { cleanup, events } = story;
    cleanup(() => Promise.reject(new Error("stuck")));
    cleanup();
    await signOutOf(story);
    expect(events.filter((event) => event === "cleaned up")).toHaveLength(1);
    expect(events.at(-1)).toBe("go to /login");
  });

  test("continues after a clean-up that never ends", async () => {
    const { session, cleanup, navigations, request } = await signedInStory();
    cleanup(() => new Promise(() => {}));
    const done = session.signOut();
    await vi.advanceTimersByTimeAsync(5_000);
    request(1).answer(200, { signedOut: true });
    await done;
    expect(navigations).toEqual(["/login"]);
  });

  test.each(["answers 500", "cannot be reached", "does not answer"])(
    "continues with a server that %s",
    async (fault) => {
      const { session, request, events } = await signedInStory();
      const done = session.signOut();
      await settle();
      if (fault === "answers 500") request(1).answer(500, { error: "internal-error" });
      else if (fault === "cannot be reached") request(1).fail();
      else await vi.advanceTimersByTimeAsync(5_000);
      await done;
      expect(events.slice(-2)).toEqual(["provider signed out", "go to /login"]);
    },
  );

  test("continues with a provider that fails", async () => {
    const fake = await signedInStory();
    fake.environment.signOutOfProvider = () => Promise.reject(new Error("broken storage"));
    await signOutOf(fake);
    expect(fake.navigations).toEqual(["/login"]);
  });

  test("cancels the exchange in flight and ignores its result", async () => {
    const { session, emitUser, request, navigations } = sessionStory();
    session.start();
    emitUser(tokenUser());
    await settle();
    const done = session.signOut();
    await settle();
    request(1).answer(200, { signedOut: true });
    await done;
    request(0).answer(500, {});
    await settle();
    expect(navigations).toEqual(["/login"]);
    expect(takeNotice()).toEqual({ kind: "signed-out" });
  });
});
