import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import type { Fetch } from "../../../firebase/calls.ts";
import { field, heading, press } from "../../../testing/renderMailedLink.tsx";
import { keptSignUpAddress } from "../signUpAddress.ts";
import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../../theme/AppTheme.tsx";
import { ResetRequest } from "./ResetRequest.tsx";
import { SignUpRequest } from "../../SignUpView.tsx";
import { fill, quickUser } from "../../../testing/quickUser.ts";

function visit(view: ReactElement, language: "en" | "pt" = "en") {
  const server = vi.fn<Fetch>(async () => new Response('{"sent":true}'));
  vi.stubGlobal("fetch", server);
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  renderWithTexts(<AppTheme scale="site">{view}</AppTheme>, language);
  const asked = () =>
    server.mock.calls.map(([path, { body }]) => [
      path,
      typeof body === "string" ? JSON.parse(body) : body,
    ]);
  return { user: quickUser(), server, asked };
}

const onBack = () => {};

test.each([
  ["sign-up", SignUpRequest, "/api/auth/request-sign-up", "Crie a sua conta"],
  ["reset", ResetRequest, "/api/auth/request-password-reset", "Esqueceu a senha?"],
])("requests a link for %s in the language of the page", async (_, View, path, title) => {
  const { user, asked } = visit(<View email="Ana@Example.com" onBack={onBack} />, "pt");
  expect(heading().textContent).toBe(title);
  expect(field("E-mail").value).toBe("Ana@Example.com");
  await user.click(press("Enviar um link"));
  await waitFor(() => expect(heading().textContent).toBe("Confira o seu e-mail"));
  expect(document.activeElement).toBe(heading());
  expect(screen.getByText("ana@example.com")).toBeDefined();
  expect(asked()).toEqual([[path, { email: "ana@example.com", language: "pt" }]]);
  const remembered = path === "/api/auth/request-sign-up" ? "ana@example.com" : "";
  expect(keptSignUpAddress(Date.now())).toBe(remembered);
});

describe("requesting a link", () => {
  test("requires an email address", async () => {
    const { user, server } = visit(<ResetRequest onBack={onBack} />);
    await user.click(press("Send me a link"));
    expect(screen.getByText("Enter your email address.")).toBeDefined();
    expect(document.activeElement).toBe(field("Email"));
    await fill(user, field("Email"), "ana@{Enter}");
    expect(screen.getByText("Enter an email address like name@example.com.")).toBeDefined();
    expect(server).not.toHaveBeenCalled();
  });

  test.each([
    [429, '{"error":"rate-limited"}', "Too many attempts."],
    [500, "<html>", "Server error"],
  ])("shows the reason for status %i each time and keeps the address", async (...refusal) => {
    const [status, body, sentence] = refusal;
    const { user, server } = visit(<SignUpRequest onBack={onBack} />);
    server.mockImplementation(async () => new Response(body, { status }));
    await fill(user, field("Email"), "ana@example.com{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(sentence);
    expect(document.activeElement).toBe(alert);
    await user.click(press("Send me a link"));
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(field("Email").value).toBe("ana@example.com");
  });

  test("leads back and offers another way to start", async () => {
    const back = vi.fn();
    const { user } = visit(<SignUpRequest onBack={back} otherWay={<button>Google</button>} />);
    expect(press("Google")).toBeDefined();
    await user.click(press("Back to all ways to sign in"));
    expect(back).toHaveBeenCalledOnce();
  });
});

test("allows another mail after half a minute, and another address at any time", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server } = visit(<ResetRequest email="ana@example.com" onBack={onBack} />);
  await user.click(press("Send me a link"));
  await waitFor(() => expect(heading().textContent).toBe("Check your email"));
  const again = press("Send it again");
  await user.click(again);
  expect(again.getAttribute("aria-disabled")).toBe("true");
  expect(server).toHaveBeenCalledTimes(1);

  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(again.getAttribute("aria-disabled")).toBe("false");
  expect(screen.getByText("You can have it sent again now.")).toBeDefined();
  await user.click(again);
  await screen.findByText("Sent again.");
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute("aria-disabled")).toBe("true");
  expect(server).toHaveBeenCalledTimes(2);

  await user.click(press("Use another address"));
  expect(field("Email").value).toBe("ana@example.com");
});
