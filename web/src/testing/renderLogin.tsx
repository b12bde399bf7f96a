import type { Language } from "@salvia/domain/shared/language";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";

import { LoginPage } from "../login/LoginPage.tsx";
import { laterSession } from "../session/laterSession.ts";
import { createSession } from "../session/session.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { renderWithTexts } from "./renderWithTexts.tsx";
import { fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";
import { quickUser } from "./quickUser.ts";

interface LoginOptions {
  /** The path the user was going to. */
  next?: string;
  /** The view named in the address, or other parts of its query. */
  query?: string;
  signedIn?: boolean;
  language?: Language;
  /** Delays the session, as its script does; a rejection fails it. */
  delay?: Promise<unknown>;
}

/** Opens the login page with a fake identity provider and server. */
export async function renderLogin(options: LoginOptions = {}) {
  const { next, query, signedIn = false, language = "en", delay } = options;
  const remembered = next === undefined ? [] : [new URLSearchParams({ next }).toString()];
  const parts = [...(query === undefined ? [] : [query]), ...remembered];
  history.replaceState(null, "", `/login${parts.length === 0 ? "" : "?"}${parts.join("&")}`);
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });
  const fake = fakeSessionEnvironment({ path: "/login" });
  const goTo = vi.fn<(path: string) => void>();
  if (signedIn) fake.emitUser(tokenUser({ role: "sales" }));
  const made = createSession(fake.environment);
  const session = delay === undefined ? made : laterSession(delay.then(() => made));
  renderWithTexts(
    <AppTheme scale="site">
      <LoginPage session={session} goTo={goTo} />
    </AppTheme>,
    language,
  );
  await screen.findByRole("heading", { level: 1 });
  return {
    ...fake,
    goTo,
    user: quickUser(),
    /** Answers the last request. */
    answer: async (status: number, body: unknown) => {
      await waitFor(() => expect(fake.requests.length).toBeGreaterThan(0));
      await act(async () => fake.requests.at(-1)?.answer(status, body));
    },
  };
}

export const email = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Email or username" });
export const password = () => screen.getByLabelText<HTMLInputElement>("Password");
export const submit = () => screen.getByRole("button", { name: /^Sign/ });
