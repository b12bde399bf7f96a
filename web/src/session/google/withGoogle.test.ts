// @vitest-environment jsdom
import { FirebaseError } from "firebase/app";
import { getRedirectResult, signInWithPopup, signInWithRedirect } from "firebase/auth";
import { afterEach, expect, test, vi } from "vitest";

import { fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import { isBackFromGoogle } from "./pendingRedirect.ts";
import { resumeGoogle, withGoogle } from "./withGoogle.ts";

vi.mock("firebase/auth", () => ({
  GoogleAuthProvider: class {
    setCustomParameters = vi.fn();
  },
  browserPopupRedirectResolver: {},
  getRedirectResult: vi.fn(),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
}));
vi.mock("../../firebase/auth.ts", () => ({ auth: () => ({}) }));

afterEach(() => {
  vi.resetAllMocks();
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
    expect(isBackFromGoogle()).toBe(false);
  },
);

test.each(["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"])(
  "redirects the tab to Google and remembers it when no window opens: %s",
  async (code) => {
    windowFails(code);
    vi.mocked(signInWithRedirect).mockReturnValue(new Promise<never>(() => {}));
    void withGoogle()(environment);
    await vi.waitFor(() => expect(signInWithRedirect).toHaveBeenCalledTimes(1));
    expect(isBackFromGoogle()).toBe(true);
  },
);

test("says that Google was turned off while the page was open", async () => {
  const text = 'HTTP Cloud Function returned an error: {"error":{"message":"switched-off"}}';
  const refusal = new FirebaseError("auth/internal-error", text);
  vi.mocked(signInWithPopup).mockRejectedValue(refusal);
  await expect(withGoogle()(environment)).rejects.toMatchObject({ code: "switched-off" });
  vi.mocked(getRedirectResult).mockRejectedValue(refusal);
  await expect(resumeGoogle()(environment)).rejects.toMatchObject({ code: "switched-off" });
});

test("stops waiting when the browser restores the page from the back/forward cache", async () => {
  windowFails("auth/popup-blocked");
  vi.mocked(signInWithRedirect).mockReturnValue(new Promise<never>(() => {}));
  const outcome = withGoogle()(environment);
  await vi.waitFor(() => expect(isBackFromGoogle()).toBe(true));
  const shown = new Event("pageshow");
  window.dispatchEvent(Object.assign(shown, { persisted: true }));
  expect(await outcome).toBe("canceled");
  expect(isBackFromGoogle()).toBe(false);
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
  expect(isBackFromGoogle()).toBe(false);
});

test("resumes after Google's page with or without a chosen account", async () => {
  sessionStorage.setItem("googleRedirect", "true");
  vi.mocked(getRedirectResult).mockResolvedValue(null);
  expect(await resumeGoogle()(environment)).toBe("canceled");
  expect(isBackFromGoogle()).toBe(false);
  vi.mocked(getRedirectResult).mockResolvedValue(Object.create(null));
  expect(await resumeGoogle()(environment)).toBe("signed-in");
});
