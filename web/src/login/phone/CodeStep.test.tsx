import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { cookieSet } from "../../testing/fakeSessionEnvironment.ts";
import { button, code, number, renderCodeStep } from "../../testing/renderPhoneSignIn.tsx";

describe("the code", () => {
  test("uses a single field that the phone can fill in", async () => {
    await renderCodeStep();
    expect(document.activeElement).toBe(code());
    expect(code().autocomplete).toBe("one-time-code");
    expect(code().inputMode).toBe("numeric");
    const about = document.getElementById(code().getAttribute("aria-describedby") ?? "");
    expect(about?.textContent).toBe("We sent a code to +34 612 34 56 78. It can take a minute.");
  });

  test("signs in as soon as the code is complete", async () => {
    const { user, codes, onSigningIn, onSignedIn, requests } = await renderCodeStep();
    await user.paste("Your code is 123 456.");
    expect(codes).toEqual(["123456"]);
    expect(onSigningIn).toHaveBeenCalledExactlyOnceWith(true);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.answer(200, { ...cookieSet, redirectPath: "/account" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/account"));
    expect(button("Signing in…")).toBeDefined();
  });

  test("selects a wrong code below an explanation and accepts the right one", async () => {
    const { user, codes, refuseCodes, onSigningIn, requests } = await renderCodeStep();
    refuseCodes(new FirebaseError("auth/invalid-verification-code", ""));
    await user.type(code(), "111111");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("This code isn’t right. Check it or request a new one.");
    expect(document.activeElement).toBe(alert);
    expect(onSigningIn).toHaveBeenLastCalledWith(false);
    expect(code().value).toBe("111111");

    refuseCodes(null);
    await user.tab();
    expect(document.activeElement).toBe(code());
    await user.keyboard("222222");
    expect(codes).toEqual(["111111", "222222"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  test("does not try an incomplete code", async () => {
    const { user, codes } = await renderCodeStep();
    await user.type(code(), "12{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("Enter all six digits of the code.");
    expect(codes).toEqual([]);
  });

  test("allows an immediate resend after a code expires", async () => {
    const { user, refuseCodes, messages } = await renderCodeStep();
    refuseCodes(new FirebaseError("auth/code-expired", ""));
    await user.type(code(), "111111");
    await screen.findByText("This code has expired. Request a new one.");
    await user.click(button("Send a new code"));
    expect(messages).toHaveLength(2);
  });

  test("can retry when only the session fails", async () => {
    const { user, requests } = await renderCodeStep();
    await user.type(code(), "123456");
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(403, { error: "account-disabled" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Session sync failed: account-disabled");
    expect(alert.nextElementSibling?.textContent).toContain("Try again in a minute, or call us");
    expect(code().value).toBe("123456");
    await user.click(button("Sign in"));
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  test("allows a resend after half a minute and shows a countdown", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user, messages, settle } = await renderCodeStep();
    const resend = button("Send a new code");
    expect(resend.textContent).toMatch(/^Send a new code in (30|29) s$/);
    expect(resend.getAttribute("aria-disabled")).toBe("true");
    await user.click(resend);
    expect(messages).toHaveLength(1);

    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(resend.textContent).toBe("Send a new code");
    expect(screen.getByRole("status").textContent).toBe("You can ask for a new code now.");
    await user.type(code(), "12");
    await user.click(resend);
    expect(messages).toHaveLength(2);
    settle();
    await screen.findByText(/We sent a new code to/);
    expect(code().value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(button("Send a new code").getAttribute("aria-disabled")).toBe("true");
  });

  test("allows another number, but no immediate resend to the same number", async () => {
    const { user, messages, settle } = await renderCodeStep();
    await user.click(button("Change number"));
    expect(number().value).toBe("612 34 56 78");
    expect(document.activeElement).toBe(number());
    await user.click(button("Send code"));
    expect(code()).toBeDefined();
    expect(messages).toHaveLength(1);

    await user.click(button("Change number"));
    await user.type(number(), "{Backspace}9{Enter}");
    expect(messages.at(-1)?.phone).toBe("+34612345679");
    settle();
    expect(await screen.findByText("+34 612 34 56 79")).toBeDefined();
  });
});

describe("a browser that reads messages", () => {
  test("fills in the code, and is aborted when the user leaves the view", async () => {
    const asked: { signal: AbortSignal; give: (credential: unknown) => void }[] = [];
    vi.stubGlobal("OTPCredential", Object);
    Object.defineProperty(navigator, "credentials", {
      configurable: true,
      value: {
        get: ({ signal }: { signal: AbortSignal }) =>
          new Promise((resolve) => asked.push({ signal, give: resolve })),
      },
    });
    const { codes, unmount } = await renderCodeStep();
    expect(asked).toHaveLength(1);
    await act(async () => asked[0]?.give({ type: "otp", code: "246810" }));
    expect(code().value).toBe("246810");
    expect(codes).toEqual(["246810"]);
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
});
