import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { LinkActions } from "../../session/mailed/linkActions.ts";
import { field, heading, renderMailedLink, press } from "../../testing/renderMailedLink.tsx";
import { cookieSet } from "../../testing/fakeSessionEnvironment.ts";
import { fill } from "../../testing/quickUser.ts";

const nothing = { passkeys: 0, phoneEnding: null, providers: [] };

const password = () => field("New password");

test("sets a new password and signs in", async () => {
  const resetPassword = vi.fn<LinkActions["resetPassword"]>(async () => ({
    kind: "done",
    done: { email: "ana@example.com", removed: nothing },
  }));
  const { user, requests, goTo } = await renderMailedLink("resetPassword", { resetPassword });
  expect(screen.getByText("For the account of ana@example.com")).toBeDefined();
  expect(password().autocomplete).toBe("new-password");
  await fill(user, password(), "salvia-demo{Enter}");
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.path).toBe("/api/auth/handler");
  await act(async () => requests[0]?.answer(200, cookieSet));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales"));
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "code" }),
    "salvia-demo",
  );
});

test("shows what the reset removed before continuing", async () => {
  const removed = { passkeys: 2, phoneEnding: "12", providers: ["google.com"] };
  const { user, requests, goTo } = await renderMailedLink("resetPassword", {
    resetPassword: async () => ({ kind: "done", done: { email: "ana@example.com", removed } }),
  });
  await fill(user, password(), "salvia-demo{Enter}");
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(200, cookieSet));
  await waitFor(() => expect(heading().textContent).toBe("Your new password is set"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2 passkeys",
    "Phone ending in 12",
    "Google",
  ]);
  expect(goTo).not.toHaveBeenCalled();
  await user.click(press("Continue"));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/sales");
});

test.each([
  ["{Enter}", "Enter a password."],
  ["1234567{Enter}", "Use at least 8 characters."],
])("does not send a password that the server would refuse: %s", async (typed, sentence) => {
  const resetPassword = vi.fn<LinkActions["resetPassword"]>();
  const { user } = await renderMailedLink("resetPassword", { resetPassword });
  await fill(user, password(), typed);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(password().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(password());
  expect(resetPassword).not.toHaveBeenCalled();
  await fill(user, password(), "x");
  expect(password().getAttribute("aria-invalid")).toBe("false");
});

test("rates the password in words while the user types, and can show it", async () => {
  const { user } = await renderMailedLink("resetPassword");
  const said = () => screen.getByRole("status").textContent;
  expect(said()).toBe("");
  await fill(user, password(), "ana");
  expect(said()).toBe("3 of 8 characters");
  await fill(user, password(), "ana12345");
  expect(said()).toBe("Easy to guess");
  await fill(user, password(), " lamp river tree");
  expect(said()).toBe("Very good");
  await user.click(press("Show password"));
  expect(password().type).toBe("text");
});

test("keeps the link after a failure, so that the user can retry", async () => {
  const { user } = await renderMailedLink("resetPassword", {
    resetPassword: async () => ({ kind: "failed", failure: { code: "weak-password", id: null } }),
  });
  await fill(user, password(), "salvia-demo{Enter}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("too easy to guess");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(press("Save and sign in").getAttribute("aria-disabled")).not.toBe("true");
});

test("explains that the password is set if only the sign-in fails", async () => {
  const { user, goTo } = await renderMailedLink("resetPassword");
  // The fake identity provider has a different password.
  await fill(user, password(), "correct horse{Enter}");
  await waitFor(() => expect(heading().textContent).toBe("Your new password is set"));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/login");
  expect(goTo).not.toHaveBeenCalled();
});
