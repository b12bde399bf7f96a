import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { LinkActions } from "../../session/mailed/linkActions.ts";
import { field, heading, renderMailedLink, press } from "../../testing/renderMailedLink.tsx";
import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { cookieSet, fakeSessionEnvironment } from "../../testing/fakeSessionEnvironment.ts";
import { createSession } from "../../session/session.ts";
import { linkActions } from "../../session/mailed/linkActions.ts";
import { AccountAction } from "./AccountAction.tsx";
import { fill } from "../../testing/quickUser.ts";
import { keepSignUpAddress } from "./signUpAddress.ts";

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("explains why a link does not work and offers a next step", () => {
  test.each([
    ["resetPassword", "expired", "This link has expired", "/login?reset"],
    ["resetPassword", "used", "This link no longer works", "/login?reset"],
    ["signIn", "expired", "This link has expired", "/login?sign-up"],
    ["signIn", "used", "This link no longer works", "/login"],
    ["verifyEmail", "expired", "This link has expired", "/login?next=%2Faccount"],
    ["verifyEmail", "used", "This link no longer works", "/login?next=%2Faccount"],
  ] as const)("%s, %s", async (mode, fault, title, first) => {
    await renderMailedLink(mode, { check: async () => ({ kind: "faulty", fault }) });
    expect(heading().textContent).toBe(title);
    expect(document.activeElement).toBe(heading());
    expect(document.title).toBe(`${title} – Salvia`);
    expect(links()[0]?.[1]).toBe(first);
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("a used link of an account whose opening was cut off", () => {
  const check = async () => ({ kind: "faulty", fault: "used" }) as const;

  test("reopens the last step in the browser that requested it", async () => {
    onTestFinished(() => localStorage.clear());
    keepSignUpAddress("ana@example.com", Date.now());
    await renderMailedLink("signIn", { check });
    expect(heading().textContent).toBe("The last step");
    expect(field("Email").value).toBe("ana@example.com");
  });

  test("reopens it elsewhere if its reader asks for that", async () => {
    const { user } = await renderMailedLink("signIn", { check });
    await user.click(press("Finish creating my account"));
    expect(heading().textContent).toBe("The last step");
    expect(document.activeElement).toBe(heading());
  });
});

test("sends no request for an invalid link and offers a next step", () => {
  const session = createSession(fakeSessionEnvironment().environment);
  renderWithTexts(<AccountAction link={null} actions={linkActions} session={session} />, "fr");
  expect(heading().textContent).toBe("Ce lien est incomplet");
  expect(links().map(([, href]) => href)).toEqual(["/fr/login", "/fr"]);
});

test("retries a link that could not be checked", async () => {
  const check = vi
    .fn<LinkActions["check"]>()
    .mockResolvedValueOnce({ kind: "failed", failure: { code: "offline", id: null } })
    .mockResolvedValueOnce({ kind: "done", done: { email: "ana@example.com", isOwn: true } });
  const { user } = await renderMailedLink("verifyEmail", { check });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("We can’t reach the server.");
  expect(document.activeElement).toBe(alert);
  await user.click(press("Try again"));
  expect(await screen.findByRole("heading", { name: "Is this your address?" })).toBeDefined();
});

describe("an email address", () => {
  test("is confirmed only after its owner presses the button", async () => {
    const confirmAddress = vi.fn<LinkActions["confirmAddress"]>(async () => ({
      kind: "done",
      done: null,
    }));
    const { user } = await renderMailedLink("verifyEmail", { confirmAddress });
    expect(screen.getByText(/ana@example\.com/)).toBeDefined();
    expect(confirmAddress).not.toHaveBeenCalled();
    await user.click(press("Confirm address"));
    await waitFor(() => expect(heading().textContent).toBe("Your address is confirmed"));
    expect(document.activeElement).toBe(heading());
    expect(links()).toEqual([["Go to your account", "/account"]]);
    expect(confirmAddress).toHaveBeenCalledOnce();
  });

  test("is confirmed only after a sign-in if the browser is signed out", async () => {
    const confirmAddress = vi.fn<LinkActions["confirmAddress"]>(async () => ({
      kind: "done",
      done: null,
    }));
    const { user, requests } = await renderMailedLink("verifyEmail", {
      confirmAddress,
      check: async () => ({ kind: "done", done: { email: "ana@example.com", isOwn: false } }),
    });
    expect(screen.queryByRole("button", { name: "Confirm address" })).toBeNull();
    await user.click(press("Sign in and confirm"));
    expect(document.activeElement).toBe(field("Password"));
    await fill(user, field("Password"), "not the password{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Authentication failed.");
    expect(confirmAddress).not.toHaveBeenCalled();
    await user.clear(field("Password"));
    await fill(user, field("Password"), "salvia-demo{Enter}");
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => requests[0]?.answer(200, cookieSet));
    await waitFor(() => expect(heading().textContent).toBe("Your address is confirmed"));
    expect(confirmAddress).toHaveBeenCalledOnce();
  });

  test("requires a sign-in if it belongs to a different account", async () => {
    const { user } = await renderMailedLink("verifyEmail", {
      confirmAddress: async () => ({ kind: "failed", failure: { code: "not-allowed", id: null } }),
    });
    await user.click(press("Confirm address"));
    expect(await screen.findByLabelText("Password")).toBeDefined();
  });

  test("shows a problem if its link was used in the meantime", async () => {
    const { user } = await renderMailedLink("verifyEmail", {
      confirmAddress: async () => ({ kind: "faulty", fault: "used" }),
    });
    await user.click(press("Confirm address"));
    await waitFor(() => expect(heading().textContent).toBe("This link no longer works"));
  });

  test("can be confirmed again after a failure", async () => {
    const confirmAddress = vi
      .fn<LinkActions["confirmAddress"]>()
      .mockResolvedValueOnce({ kind: "failed", failure: { code: "offline", id: null } })
      .mockResolvedValueOnce({ kind: "done", done: null });
    const { user } = await renderMailedLink("verifyEmail", { confirmAddress });
    await user.click(press("Confirm address"));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    await user.click(press("Confirm address"));
    await waitFor(() => expect(heading().textContent).toBe("Your address is confirmed"));
  });
});
