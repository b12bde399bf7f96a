import type { Language } from "@salvia/domain/languages";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FirebaseError } from "firebase/app";
import { afterEach, describe, expect, test, vi } from "vitest";

import { AuthProvider } from "../session/AuthProvider.tsx";
import { leaveNotice } from "../session/notice.ts";
import { renderWithTexts } from "../testing/renderWithTexts.tsx";
import { cookieSet, sessionWorld, tokenUser } from "../testing/sessionWorld.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { LoginPage } from "./LoginPage.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

interface Visit {
  next?: string;
  signedIn?: boolean;
  language?: Language;
}

/** Someone opens the login page; `next` is the path they were on their way to. */
async function visit({ next, signedIn = false, language = "en" }: Visit = {}) {
  const query = next === undefined ? "" : `?${new URLSearchParams({ next }).toString()}`;
  history.replaceState(null, "", `/login${query}`);
  const world = sessionWorld({ path: "/login" });
  const goTo = vi.fn<(path: string) => void>();
  if (signedIn) world.tell(tokenUser({ role: "sales" }));
  renderWithTexts(
    <AppTheme scale="site">
      <AuthProvider environment={world.environment}>
        <LoginPage goTo={goTo} />
      </AuthProvider>
    </AppTheme>,
    language,
  );
  await screen.findByRole("heading", { level: 1 });
  return {
    ...world,
    goTo,
    user: userEvent.setup({ delay: null }),
    /** The server answers the last request. */
    answer: async (status: number, body: unknown) => {
      await vi.waitFor(() => expect(world.requests.length).toBeGreaterThan(0));
      await act(async () => world.requests.at(-1)?.answer(status, body));
    },
  };
}

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const submit = () => screen.getByRole("button", { name: /^Sign/ });

describe("signing in", () => {
  test("leads where the server says", async () => {
    const { user, answer, goTo, requests } = await visit();
    await user.type(email(), "  ana@example.com ");
    await user.type(password(), "salvia-demo{Enter}");
    expect(submit().textContent).toBe("Signing in …");
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    expect(goTo).not.toHaveBeenCalled();
    await answer(200, cookieSet);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["back to where the user was going", "/sales/leads?view=pool", "/sales/leads?view=pool"],
    ["not into another area", "/admin", "/sales"],
    ["not to another site", "//evil.example/sales", "/sales"],
  ])("leads %s", async (_, next, expected) => {
    const { user, answer, goTo } = await visit({ next });
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo");
    await user.click(submit());
    await answer(200, cookieSet);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(expected));
  });

  test("leads to the role's area when the server names no place", async () => {
    const { user, answer, goTo } = await visit();
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    await answer(200, { cookieSet: true });
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });

  test("leads a visitor without a role to the home page in their language", async () => {
    const { user, answer, goTo } = await visit({ language: "fr", next: "/sales" });
    await user.type(screen.getByLabelText("Adresse e-mail"), "ana@example.com");
    await user.type(screen.getByLabelText("Mot de passe"), "salvia-demo{Enter}");
    await answer(200, { cookieSet: true, redirectPath: "/" });
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/fr"));
  });

  test("never shows the panel of those who came signed in", async () => {
    const { user, answer } = await visit();
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    expect(screen.queryByText("You are signed in")).toBeNull();
    await answer(200, cookieSet);
    expect(screen.queryByText("You are signed in")).toBeNull();
  });

  test("is asked for once, however often the button is pressed", async () => {
    const { user, requests } = await visit();
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo");
    await user.click(submit());
    await user.click(submit());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
  });
});

describe("a sign-in that fails", () => {
  test.each([
    ["auth/invalid-credential", "Authentication failed. Please check your credentials."],
    ["auth/user-not-found", "Authentication failed. Please check your credentials."],
    ["auth/wrong-password", "Authentication failed. Please check your credentials."],
    ["auth/too-many-requests", "Too many attempts. Wait a few minutes, then try again."],
    [
      "auth/network-request-failed",
      "We cannot reach the server. Check your connection and try again.",
    ],
    [
      "auth/user-disabled",
      "This account has been disabled. Call us and we will sort it out together.",
    ],
  ])("tells why, takes the password and keeps the rest: %s", async (code, message) => {
    const { environment, user, requests, goTo } = await visit();
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

  test("for an unknown reason gives a code to read out", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { environment, user } = await visit();
    environment.signInWithPassword = () => Promise.reject(new FirebaseError("auth/odd", ""));
    await user.type(email(), "ben@example.com");
    await user.type(password(), "guess{Enter}");
    const alert = await screen.findByRole("alert");
    const [, id] = log.mock.calls[0] ?? [];
    expect(id).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(alert.textContent).toContain(String(id));
    log.mockRestore();
  });

  test("at the session shows the reason, and a second try can succeed", async () => {
    const { user, answer, goTo } = await visit();
    await user.type(email(), "ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    await answer(403, { error: "account-disabled" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent.trim()).toBe("Session sync failed: account-disabled");
    expect(document.activeElement).toBe(alert);
    expect(goTo).not.toHaveBeenCalled();
    expect(email().value).toBe("ana@example.com");
    await user.type(password(), "salvia-demo{Enter}");
    await answer(200, cookieSet);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  });
});

describe("what cannot be right is not sent", () => {
  test("nothing typed: both fields say what to do, and the summary leads to them", async () => {
    const { environment, user } = await visit();
    const signIn = vi.spyOn(environment, "signInWithPassword");
    await user.click(submit());
    const alert = await screen.findByRole("alert");
    expect(document.activeElement).toBe(alert);
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(email())).toBe("Enter your e-mail address.");
    expect(describedBy(password())).toBe("Enter your password.");
    await user.click(screen.getByRole("link", { name: "Password" }));
    expect(document.activeElement).toBe(password());
    expect(signIn).not.toHaveBeenCalled();
  });

  test.each(["ana", "ana@", "@example.com", "ana@example", "ana example@example.com"])(
    "no e-mail address: %s",
    async (typed) => {
      const { environment, user } = await visit();
      const signIn = vi.spyOn(environment, "signInWithPassword");
      await user.type(email(), typed);
      await user.type(password(), "x{Enter}");
      expect(describedBy(email())).toBe("Enter an e-mail address like name@example.com.");
      expect(signIn).not.toHaveBeenCalled();
      await user.type(email(), "x");
      expect(email().getAttribute("aria-invalid")).toBe("false");
    },
  );

  function describedBy(input: HTMLElement): string | null {
    const id = input.getAttribute("aria-describedby") ?? "";
    return document.getElementById(id)?.textContent ?? null;
  }
});

describe("the fields", () => {
  test("tell a password manager what they are", async () => {
    await visit();
    expect(email().autocomplete).toBe("username");
    expect(email().type).toBe("email");
    expect(password().autocomplete).toBe("current-password");
  });

  test("the password can be shown and hidden again", async () => {
    const { user } = await visit();
    await user.type(password(), "secret");
    expect(password().type).toBe("password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password().type).toBe("password");
    expect(password().value).toBe("secret");
  });
});

describe("a user who comes signed in", () => {
  test("is not sent anywhere until they choose to go on", async () => {
    const { user, answer, goTo } = await visit({ signedIn: true, next: "/sales/leads" });
    expect(screen.getByText("You are signed in as Ana Ruiz.")).toBeDefined();
    await answer(200, cookieSet);
    expect(goTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales/leads"));
  });

  test("can sign out", async () => {
    const { user, answer, visits } = await visit({ signedIn: true });
    await answer(200, cookieSet);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await answer(200, { signedOut: true });
    await vi.waitFor(() => expect(visits).toEqual(["/login"]));
  });

  test("but whose session cannot be renewed signs in again", async () => {
    const { answer } = await visit({ signedIn: true });
    await answer(401, { error: "recent-sign-in-required" });
    expect((await screen.findByRole("alert")).textContent.trim()).toBe(
      "Session sync failed: recent-sign-in-required",
    );
    expect(email()).toBeDefined();
  });
});

describe("a user who was signed out", () => {
  test.each([
    [{ kind: "signed-out" }, "status", "You are signed out. See you soon."],
    [{ kind: "session-ended" }, "status", "Your session has ended. Please sign in again."],
    [
      { kind: "sync-failed", reason: "network-error" },
      "alert",
      "Session sync failed: network-error",
    ],
  ] as const)("learns why, once: %j", async (notice, role, sentence) => {
    leaveNotice(notice);
    await visit();
    expect(screen.getByRole(role).textContent).toBe(sentence);
    cleanup();
    await visit();
    expect(screen.queryByRole(role)).toBeNull();
  });
});
