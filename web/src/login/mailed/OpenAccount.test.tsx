import { act, screen, waitFor } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { expect, onTestFinished, test, vi } from "vitest";

import { keepSignUpAddress, keptSignUpAddress } from "./signUpAddress.ts";
import type { LinkActions, NewAccount } from "../../session/mailed/linkActions.ts";
import { field, heading, renderMailedLink, press } from "../../testing/renderMailedLink.tsx";
import { cookieSet, tokenUser } from "../../testing/fakeSessionEnvironment.ts";
import { fill } from "../../testing/quickUser.ts";

const submit = () => press("Create my account");

/** Opens a link whose attempts end in the given order: with an error, or successfully with null. */
async function openLink(...ends: (Error | null)[]) {
  const attempts: NewAccount[] = [];
  const openAccount = vi.fn<LinkActions["openAccount"]>(() => (details) => async () => {
    attempts.push(details);
    const error = ends[attempts.length - 1] ?? null;
    if (error !== null) throw error;
    opened.emitUser(tokenUser({ displayName: details.name, email: details.email }));
    return "signed-in";
  });
  const opened = await renderMailedLink("signIn", { openAccount });
  return { ...opened, attempts, openAccount };
}

test("opens an account and signs in", async () => {
  const { user, attempts, requests, goTo } = await openLink();
  await fill(user, field("Email"), " Ana@Example.com ");
  await fill(user, field("Your name"), "  Ana   Ruiz ");
  await fill(user, field("Password (optional)"), "correct horse");
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(200, { ...cookieSet, redirectPath: "/account" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith("/account"));
  expect(attempts).toEqual([
    { email: "ana@example.com", name: "Ana Ruiz", password: "correct horse" },
  ]);
});

test("fills in the address in the browser that requested the link, until it is used", async () => {
  onTestFinished(() => localStorage.clear());
  keepSignUpAddress("ana@example.com", Date.now());
  const { user, attempts, requests } = await openLink(
    new FirebaseError("auth/network-request-failed", ""),
  );
  expect(field("Email").value).toBe("ana@example.com");
  await fill(user, field("Your name"), "Ana{Enter}");
  await screen.findByRole("alert");
  expect(keptSignUpAddress(Date.now())).toBe("ana@example.com");
  await user.click(submit());
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(200, cookieSet));
  expect(attempts.map(({ email }) => email)).toEqual(["ana@example.com", "ana@example.com"]);
  await waitFor(() => expect(keptSignUpAddress(Date.now())).toBe(""));
});

test("accepts an empty password and focuses the first missing field", async () => {
  const { user, attempts } = await openLink();
  await user.click(submit());
  expect(screen.getByText("Enter your email address.")).toBeDefined();
  expect(screen.getByText("Enter your name.")).toBeDefined();
  expect(document.activeElement).toBe(field("Email"));
  await fill(user, field("Email"), "ana@example.com");
  await user.click(submit());
  expect(document.activeElement).toBe(field("Your name"));
  await fill(user, field("Your name"), "Ana");
  await fill(user, field("Password (optional)"), "short");
  await user.click(submit());
  expect(document.activeElement).toBe(field("Password (optional)"));
  expect(attempts).toEqual([]);
  await user.clear(field("Password (optional)"));
  await user.click(submit());
  await waitFor(() =>
    expect(attempts).toEqual([{ email: "ana@example.com", name: "Ana", password: null }]),
  );
});

test("shows a mismatched email address at its field and accepts a correction", async () => {
  const { user, attempts, openAccount } = await openLink(
    new FirebaseError("auth/invalid-email", ""),
    new FirebaseError("auth/network-request-failed", ""),
  );
  await fill(user, field("Email"), "ben@example.com");
  await fill(user, field("Your name"), "Ana{Enter}");
  await screen.findByText("Our message went to another address.");
  expect(document.activeElement).toBe(field("Email"));
  expect(screen.queryByRole("alert")).toBeNull();

  await user.clear(field("Email"));
  await fill(user, field("Email"), "ana@example.com{Enter}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We can’t reach the server.");
  expect(document.activeElement).toBe(alert);
  expect(field("Your name").value).toBe("Ana");

  await user.click(submit());
  await waitFor(() => expect(attempts).toHaveLength(3));
  // All later submits join the first.
  expect(openAccount).toHaveBeenCalledOnce();
});

test("shows a refused password at its field", async () => {
  const { user } = await openLink(
    new FirebaseError("auth/password-does-not-meet-requirements", ""),
  );
  await fill(user, field("Email"), "ana@example.com");
  await fill(user, field("Your name"), "Ana");
  await fill(user, field("Password (optional)"), "correct horse{Enter}");
  await screen.findByText(/too easy to guess/);
  expect(document.activeElement).toBe(field("Password (optional)"));
  expect(field("Password (optional)").value).toBe("correct horse");
});

test("explains that a link was used in the meantime", async () => {
  const { user } = await openLink(new FirebaseError("auth/invalid-action-code", ""));
  await fill(user, field("Email"), "ana@example.com");
  await fill(user, field("Your name"), "Ana{Enter}");
  await waitFor(() => expect(heading().textContent).toBe("This link no longer works"));
});

test("leads to the sign-in page with the reason if the session sync fails", async () => {
  const { user, requests, navigations, goTo } = await openLink();
  await fill(user, field("Email"), "ana@example.com");
  await fill(user, field("Your name"), "Ana{Enter}");
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.answer(500, {}));
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => requests[1]?.answer(200, { signedOut: true }));
  await waitFor(() => expect(navigations).toEqual(["/login"]));
  expect(goTo).not.toHaveBeenCalled();
});
