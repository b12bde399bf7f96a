import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { leaveNotice } from "../session/signOutNotice.ts";
import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { email, password, renderLogin } from "../testing/renderLogin.tsx";
import { fill } from "../testing/quickUser.ts";

describe("a user who arrives signed in", () => {
  test("stays on the page until they choose to continue", async () => {
    const { user, answer, goTo } = await renderLogin({ signedIn: true, next: "/sales/leads" });
    expect(await screen.findByText("You are signed in as Ana Ruiz.")).toBeDefined();
    await answer(200, cookieSet);
    expect(goTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales/leads"));
  });

  test("can sign out", async () => {
    const { user, answer, navigations } = await renderLogin({ signedIn: true });
    await answer(200, cookieSet);
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    // Shows no fields whose text the next document would lose.
    await screen.findByRole("progressbar");
    expect(screen.queryByLabelText("Password")).toBeNull();
    await answer(200, { signedOut: true });
    await waitFor(() => expect(navigations).toEqual(["/login"]));
  });

  test("signs in again if the session cannot be renewed", async () => {
    const { answer } = await renderLogin({ signedIn: true });
    await answer(401, { error: "recent-sign-in-required" });
    expect((await screen.findByRole("alert")).textContent.trim()).toBe(
      "Session sync failed: recent-sign-in-required",
    );
    expect(email()).toBeDefined();
  });
});

describe("a user asked to sign in again", () => {
  test("sees the form while signed in and returns to their page", async () => {
    const { user, answer, goTo, requests } = await renderLogin({
      query: "reauth",
      next: "/account?passkeys",
      signedIn: true,
    });
    await answer(200, cookieSet);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Please sign in again to continue",
    );
    expect(screen.queryByText("You are signed in as Ana Ruiz.")).toBeNull();
    await fill(user, email(), "ana@example.com");
    await fill(user, password(), "salvia-demo{Enter}");
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/account?passkeys"));
    // With the same token the session is still valid, so no request to the server is needed.
    expect(requests).toHaveLength(1);
  });
});

describe("a user who was signed out", () => {
  test.each([
    [{ kind: "signed-out" }, "status", "You are signed out. See you soon."],
    [{ kind: "session-ended" }, "status", "Your session has ended. Please sign in again."],
    [{ kind: "signed-out-everywhere" }, "status", "You are signed out on all your devices."],
    [
      { kind: "ended-everywhere" },
      "status",
      "You were signed out everywhere. Please sign in again.",
    ],
    [
      { kind: "sync-failed", reason: "network-error" },
      "alert",
      "Session sync failed: network-error",
    ],
  ] as const)("sees the reason once: %j", async (notice, role, sentence) => {
    leaveNotice(notice);
    await renderLogin();
    expect(screen.getByRole(role).textContent).toBe(sentence);
    cleanup();
    await renderLogin();
    expect(screen.queryByRole(role)).toBeNull();
  });
});
