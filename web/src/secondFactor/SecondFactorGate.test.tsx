import { act, screen, waitFor, within } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { secondFactorOf, type Factor } from "../session/secondFactor/secondFactor.ts";
import { cookieSet, tokenUser } from "../testing/fakeSessionEnvironment.ts";
import { email, password, renderLogin } from "../testing/renderLogin.tsx";
import { fill } from "../testing/quickUser.ts";

vi.mock("../session/secondFactor/secondFactor.ts", () => ({ secondFactorOf: vi.fn() }));

const app: Factor = { kind: "app", id: "app", name: "Work phone" };
const phone: Factor = { kind: "phone", id: "phone", phone: "+*******5678" };
const withAppCode = vi.fn<(id: string, code: string) => Promise<void>>();
const withMessageCode = vi.fn<(code: string) => Promise<void>>();
const sendCode = vi.fn();

beforeEach(() => {
  sendCode.mockResolvedValue({ kind: "sent", sent: withMessageCode });
});

const dialog = () => screen.findByRole("dialog", { name: "One more step" });
const code = () => screen.getByLabelText<HTMLInputElement>("Six-digit code");
const button = (name: string) => screen.getByRole("button", { name });

/** Signs in with a password to an account with these factors, up to the second step. */
async function signInUpTo(factors: readonly Factor[]) {
  vi.mocked(secondFactorOf).mockReturnValue({ factors, sendCode, withAppCode });
  const page = await renderLogin({ next: "/sales/leads" });
  const required = new FirebaseError("auth/multi-factor-auth-required", "");
  vi.spyOn(page.environment, "signInWithPassword").mockRejectedValueOnce(required);
  await fill(page.user, email(), "ana@example.com");
  await fill(page.user, password(), "salvia-demo{Enter}");
  await dialog();
  const accept = async () => page.emitUser(tokenUser({ role: "sales" }));
  return { ...page, accept };
}

function refused(reason: string) {
  return new FirebaseError(`auth/${reason}`, "");
}

describe("an authenticator app", () => {
  test("completes the sign-in with its code and leads where the user was going", async () => {
    const { user, goTo, answer, accept } = await signInUpTo([app]);
    expect(screen.getByText(/authenticator app \(Work phone\)/)).toBeDefined();
    withAppCode.mockImplementation(accept);
    await waitFor(() => expect(document.activeElement).toBe(code()));
    await user.paste("123 456");
    expect(withAppCode).toHaveBeenCalledExactlyOnceWith("app", "123456");
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales/leads"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("accepts the right code after a wrong one, which stays to be corrected", async () => {
    const { user, goTo, answer, accept } = await signInUpTo([app]);
    withAppCode.mockRejectedValueOnce(refused("invalid-verification-code"));
    await fill(user, code(), "111111");
    const alert = await within(await dialog()).findByRole("alert");
    expect(alert.textContent).toBe("This code isn’t right. Check it or request a new one.");
    expect(document.activeElement).toBe(alert);
    expect(code().value).toBe("111111");
    expect(code().getAttribute("aria-describedby")).toContain(alert.id);
    withAppCode.mockImplementation(accept);
    await user.tab();
    await user.keyboard("222222");
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });

  test.each([
    ["too-many-requests", /Too many attempts/],
    ["network-request-failed", /can’t reach the server/],
  ])("explains %s and lets the user try again", async (reason, text) => {
    const { user } = await signInUpTo([app]);
    withAppCode.mockRejectedValueOnce(refused(reason));
    await fill(user, code(), "111111");
    expect(await screen.findByText(text)).toBeDefined();
    withAppCode.mockRejectedValueOnce(refused(reason));
    await user.click(button("Continue"));
    await waitFor(() => expect(withAppCode).toHaveBeenCalledTimes(2));
  });

  test("does not try an incomplete code", async () => {
    const { user } = await signInUpTo([app]);
    await fill(user, code(), "123{Enter}");
    expect(screen.getByText("Enter all six digits of the code.")).toBeDefined();
    expect(withAppCode).not.toHaveBeenCalled();
  });

  test("leads back to the form with an explanation once the sign-in has expired", async () => {
    const { user } = await signInUpTo([app]);
    withAppCode.mockRejectedValueOnce(refused("invalid-multi-factor-session"));
    await fill(user, code(), "111111");
    expect(await screen.findByText(/The sign-in took too long/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(email().value).toBe("ana@example.com");
  });
});

describe("a phone", () => {
  test("gets a message only when the user asks for it, and its code signs in", async () => {
    const { user, goTo, answer, accept } = await signInUpTo([phone]);
    expect(screen.getByText(/\+\*{7}5678/)).toBeDefined();
    expect(sendCode).not.toHaveBeenCalled();
    await user.click(button("Send code"));
    expect(sendCode).toHaveBeenCalledWith("phone", "en", expect.any(AbortSignal));
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(screen.getByText(/We sent a code/)).toBeDefined();
    withMessageCode.mockImplementation(accept);
    await fill(user, code(), "123456");
    expect(withMessageCode).toHaveBeenCalledExactlyOnceWith("123456");
    await answer(200, cookieSet);
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });

  test("shows why no message was sent", async () => {
    const { user } = await signInUpTo([phone]);
    sendCode.mockResolvedValue({ kind: "refused", failure: { code: "captcha-failed", id: null } });
    await user.click(button("Send code"));
    expect(await screen.findByText(/not a robot\. Try again/)).toBeDefined();
    expect(button("Send code")).toBeDefined();
  });

  test("can be chosen instead of the app", async () => {
    const { user } = await signInUpTo([app, phone]);
    await user.click(button("Use a text message to +*******5678"));
    expect(button("Send code")).toBeDefined();
    await user.click(button("Use an authenticator app (Work phone)"));
    expect(code()).toBeDefined();
  });
});

describe("giving up", () => {
  test.each(["the button", "Escape"])("with %s leads back to the filled form", async (how) => {
    const { user, requests, goTo } = await signInUpTo([app]);
    if (how === "Escape") await user.keyboard("{Escape}");
    else await user.click(button("Back to sign-in"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(email().value).toBe("ana@example.com");
    expect(button("Sign in")).toBeDefined();
    expect(requests).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
  });

  test("is impossible while a code is checked, which could still sign in", async () => {
    const { user } = await signInUpTo([app]);
    let finish = () => {};
    withAppCode.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await fill(user, code(), "123456");
    await user.keyboard("{Escape}");
    expect(await dialog()).toBeDefined();
    await act(async () => finish());
  });
});
