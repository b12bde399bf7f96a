import { brand } from "@salvia/domain/site/brand";
import { screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { describe, expect, test, vi } from "vitest";

import { cookieSet } from "../../testing/fakeSessionEnvironment.ts";
import { email, password, submit, renderLogin } from "../../testing/renderLogin.tsx";

describe("a failed sign-in", () => {
  test.each([
    ["auth/invalid-credential", "Authentication failed. Please check your credentials."],
    ["auth/user-not-found", "Authentication failed. Please check your credentials."],
    ["auth/wrong-password", "Authentication failed. Please check your credentials."],
    ["auth/too-many-requests", "Too many attempts. Wait a few minutes, then try again."],
    [
      "auth/network-request-failed",
      "We can’t reach the server. Check your connection and try again.",
    ],
    [
      "auth/user-disabled",
      "This account has been disabled. Call us and we’ll sort it out together.",
    ],
  ])("shows the reason, clears the password and keeps the rest: %s", async (code, message) => {
    const { environment, user, requests, goTo } = await renderLogin();
    environment.signInWithPassword = () => Promise.reject(new FirebaseError(code, ""));
    await user.type(email(), "ben@example.com");
    await user.type(password(), "guess{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent.trim()).toBe(message);
    expect(document.activeElement).toBe(alert);
    expect(email().value).toBe("ben@example.com");
    expect(password().value).toBe("");
    expect(submit().textContent).toBe("Sign in");
    expect(requests).toHaveLength(0);
    expect(goTo).not.toHaveBeenCalled();
  });

  test("shows a reference code for an unknown reason", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { environment, user } = await renderLogin();
    environment.signInWithPassword = () => Promise.reject(new FirebaseError("auth/odd", ""));
    await user.type(email(), "ben@example.com");
    await user.type(password(), "guess{Enter}");
    const alert = await screen.findByRole("alert");
    const [, id] = log.mock.calls[0] ?? [];
    expect(id).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(alert.textContent).toContain(String(id));
    log.mockRestore();
  });

  test("shows the reason of a failed session sync and can succeed on retry", async () => {
    const { user, answer, goTo } = await renderLogin();
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    await answer(403, { error: "account-disabled" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent.trim()).toBe("Session sync failed: account-disabled");
    expect(document.activeElement).toBe(alert);
    const advice = `Try again in a minute, or call us at ${brand.phone.display}`;
    expect(alert.nextElementSibling?.textContent).toBe(advice);
    expect(goTo).not.toHaveBeenCalled();
    expect(email().value).toBe("ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });
});

describe("validation before sending", () => {
  test("explains both empty fields and links to them in the summary", async () => {
    const { environment, user } = await renderLogin();
    const signIn = vi.spyOn(environment, "signInWithPassword");
    await user.click(submit());
    const alert = await screen.findByRole("alert");
    expect(document.activeElement).toBe(alert);
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(email())).toBe("Enter your email address or your username.");
    expect(describedBy(password())).toBe("Enter your password.");
    await user.click(screen.getByRole("link", { name: "Password" }));
    expect(document.activeElement).toBe(password());
    expect(signIn).not.toHaveBeenCalled();
  });

  test.each(["ana@", "@example.com", "ana@example", "ana example@example.com"])(
    "rejects an invalid email address: %s",
    async (typed) => {
      const { environment, user } = await renderLogin();
      const signIn = vi.spyOn(environment, "signInWithPassword");
      await user.type(email(), typed);
      await user.type(password(), "x{Enter}");
      expect(describedBy(email())).toBe("Enter an email address like name@example.com.");
      expect(signIn).not.toHaveBeenCalled();
      await user.type(email(), "x");
      expect(email().getAttribute("aria-invalid")).toBe("false");
    },
  );

  test.each(["an", "ana garcía", "1ana", ".ana", "ana..b"])("flags username %s", async (typed) => {
    const { user, requests } = await renderLogin();
    await user.type(email(), typed);
    await user.type(password(), "x{Enter}");
    expect(describedBy(email())).toBe(
      "Enter your username as you chose it, or an email address like name@example.com.",
    );
    expect(requests).toHaveLength(0);
  });

  function describedBy(input: HTMLElement): string | null {
    const id = input.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent ?? null;
  }
});

describe("the fields", () => {
  test("identify themselves to password managers", async () => {
    await renderLogin();
    expect(email().autocomplete).toBe("username webauthn");
    expect(email().getAttribute("inputmode")).toBe("email");
    expect(email().type).toBe("text");
    expect(password().autocomplete).toBe("current-password");
  });

  test("show and hide the password", async () => {
    const { user } = await renderLogin();
    await user.type(password(), "secret");
    expect(password().type).toBe("password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password().type).toBe("password");
    expect(password().value).toBe("secret");
  });
});
