// @vitest-environment jsdom
import { FirebaseError } from "firebase/app";
import { getRedirectResult, signInWithPopup, signInWithRedirect } from "firebase/auth";
import { afterEach, expect, test, vi } from "vitest";

import { fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import { pendingRedirect } from "./pendingRedirect.ts";
import { withGoogle } from "./withGoogle.ts";
import { resumeRedirect } from "./withPopup.ts";
import { withSingleSignOn } from "./withSingleSignOn.ts";

vi.mock("firebase/auth", () => ({
  GoogleAuthProvider: class {
    setCustomParameters = vi.fn();
  },
  OAuthProvider: class {
    providerId: string;
    scopes: string[] = [];
    constructor(providerId: string) {
      this.providerId = providerId;
    }
    addScope = (scope: string) => this.scopes.push(scope);
    setCustomParameters = vi.fn();
  },
  browserPopupRedirectResolver: {},
  getRedirectResult: vi.fn(),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
}));
vi.mock("../../firebase/auth.ts", () => ({ auth: () => ({}) }));

afterEach(() => {
  sessionStorage.clear();
});

const { environment } = fakeSessionEnvironment({ path: "/login" });

function windowFails(code: string) {
  vi.mocked(signInWithPopup).mockRejectedValue(new FirebaseError(code, ""));
}

test("signs in with the account chosen in Google's window", async () => {
  expect(await withGoogle()(environment)).toBe("signed-in");
  expect(signInWithRedirect).not.toHaveBeenCalled();
});

test.each(["auth/popup-closed-by-user", "auth/cancelled-popup-request"])(
  "treats a closed window as a cancellation: %s",
  async (code) => {
    windowFails(code);
    expect(await withGoogle()(environment)).toBe("canceled");
    expect(pendingRedirect()).toBeNull();
  },
);

test.each(["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"])(
  "redirects the tab to Google and remembers it when no window opens: %s",
  async (code) => {
    windowFails(code);
    vi.mocked(signInWithRedirect).mockReturnValue(new Promise<never>(() => {}));
    void withGoogle()(environment);
    await vi.waitFor(() => expect(signInWithRedirect).toHaveBeenCalledTimes(1));
    expect(pendingRedirect()).toBe("google");
  },
);

test("says that Google was turned off while the page was open", async () => {
  const text = 'HTTP Cloud Function returned an error: {"error":{"message":"switched-off"}}';
  const refusal = new FirebaseError("auth/internal-error", text);
  vi.mocked(signInWithPopup).mockRejectedValue(refusal);
  await expect(withGoogle()(environment)).rejects.toMatchObject({ code: "switched-off" });
  vi.mocked(getRedirectResult).mockRejectedValue(refusal);
  await expect(resumeRedirect()(environment)).rejects.toMatchObject({ code: "switched-off" });
});

test("says that Google can't be reached when its script does not load", async () => {
  windowFails("auth/internal-error");
  await expect(withGoogle()(environment)).rejects.toMatchObject({ code: "provider-unreachable" });
});

test("stops waiting when the browser restores the page from the back/forward cache", async () => {
  windowFails("auth/popup-blocked");
  vi.mocked(signInWithRedirect).mockReturnValue(new Promise<never>(() => {}));
  const outcome = withGoogle()(environment);
  await vi.waitFor(() => expect(pendingRedirect()).toBe("google"));
  const shown = new Event("pageshow");
  window.dispatchEvent(Object.assign(shown, { persisted: true }));
  expect(await outcome).toBe("canceled");
  expect(pendingRedirect()).toBeNull();
});

test("reports other failures and leaves no redirect pending", async () => {
  windowFails("auth/network-request-failed");
  await expect(withGoogle()(environment)).rejects.toMatchObject({
    code: "auth/network-request-failed",
  });
  windowFails("auth/popup-blocked");
  const offline = new FirebaseError("auth/network-request-failed", "");
  vi.mocked(signInWithRedirect).mockRejectedValue(offline);
  await expect(withGoogle()(environment)).rejects.toBe(offline);
  expect(pendingRedirect()).toBeNull();
});

test("resumes after Google's page with or without a chosen account", async () => {
  sessionStorage.setItem("signInRedirect", "google");
  vi.mocked(getRedirectResult).mockResolvedValue(null);
  expect(await resumeRedirect()(environment)).toBe("canceled");
  expect(pendingRedirect()).toBeNull();
  vi.mocked(getRedirectResult).mockResolvedValue(Object.create(null));
  expect(await resumeRedirect()(environment)).toBe("signed-in");
});

test("signs in with the staff's identity provider the same way", async () => {
  expect(await withSingleSignOn("oidc.staff")(environment)).toBe("signed-in");
  const [, provider] = vi.mocked(signInWithPopup).mock.lastCall ?? [];
  expect(provider).toMatchObject({ providerId: "oidc.staff", scopes: ["email", "profile"] });
  windowFails("auth/popup-blocked");
  vi.mocked(signInWithRedirect).mockReturnValue(new Promise<never>(() => {}));
  void withSingleSignOn("oidc.staff")(environment);
  await vi.waitFor(() => expect(pendingRedirect()).toBe("singleSignOn"));
});
