import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { leaveNotice } from "../session/signOutNotice.ts";
import { cookieSet } from "../testing/fakeSessionEnvironment.ts";
import { email, password, renderLogin } from "../testing/renderLogin.tsx";
import { fill } from "../testing/quickUser.ts";

describe("a user who arrives signed in", () => {
  test("is led on to where they were going, and sees no form", async () => {
    const { answer, goTo } = await renderLogin({ signedIn: true, next: "/sales/leads" });
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales/leads"));
  });

  test.each([
    ["who asked for a new password", { query: "reset" }, null],
    ["whose sign-out did not reach the provider", {}, { kind: "signed-out" }],
  ] as const)("stays if they are one %s", async (_, options, notice) => {
    if (notice !== null) leaveNotice(notice);
    const { answer, goTo } = await renderLogin({ ...options, signedIn: true });
    await answer(200, cookieSet);
    await screen.findByRole("textbox");
    expect(goTo).not.toHaveBeenCalled();
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
    expect(email()).toHaveProperty("value", "ana@example.com");
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
    expect(screen.queryByText(/^Try again in a minute, or call us/) !== null).toBe(
      notice.kind === "sync-failed",
    );
    cleanup();
    await renderLogin();
    expect(screen.queryByRole(role)).toBeNull();
  });
});

test("a browser that blocks all site data shows the form, and says what it blocks", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} };
  vi.stubGlobal("localStorage", blocked);
  vi.stubGlobal("sessionStorage", blocked);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await renderLogin();
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^This browser blocks the data that signing in needs/,
  );
  expect(email()).toBeDefined();
});
