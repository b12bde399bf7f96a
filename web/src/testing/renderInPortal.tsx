import type { Language } from "@salvia/domain/shared/language";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { afterEach, expect } from "vitest";
import { MemoryRouter } from "react-router";

import { LiveQueryProvider } from "../firebase/liveQuery/LiveQueryProvider.tsx";
import { closeLiveQueries } from "../firebase/liveQuery/useLiveQuery.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { leadNamespaces, portalNamespaces } from "../i18n/portalNamespaces.ts";
import { saveLanguage } from "../i18n/languageStorage.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { createSession } from "../session/session.ts";
import { useAuth } from "../session/useAuth.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { ToastProvider } from "../ui/dialogs/ToastProvider.tsx";
import { UnitsContext } from "../ui/units/useUnits.ts";
import { fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";
import { quickUser } from "./quickUser.ts";

afterEach(() => {
  cleanup();
  closeLiveQueries();
});

/**
 * Renders an element as in the portal: with its texts, its theme, and Ana, a salesperson, signed
 * in. Wait for the first element to appear, because the texts load asynchronously.
 */
export function renderInPortal(
  view: ReactNode,
  {
    language = "en",
    path = "/sales",
    displayName = "Ana Ruiz",
  }: { language?: Language; path?: string; displayName?: string | null } = {},
) {
  saveLanguage(language);
  const fake = fakeSessionEnvironment({ path });
  const answered = new Set<(typeof fake.requests)[number]>();
  fake.emitUser(tokenUser({ role: "sales", displayName }));
  const page = render(
    <StrictMode>
      <AppTheme>
        <LanguageProvider namespaces={[...portalNamespaces, ...leadNamespaces, "settings"]}>
          <AuthProvider session={createSession(fake.environment)}>
            <MemoryRouter initialEntries={[path]}>
              <ToastProvider>
                <UnitsContext value={units}>
                  <SignedIn>{view}</SignedIn>
                </UnitsContext>
              </ToastProvider>
            </MemoryRouter>
          </AuthProvider>
        </LanguageProvider>
      </AppTheme>
    </StrictMode>,
  );
  /** The session's side effects, oldest first, and its requests to the server. */
  const { events, requests } = fake;
  /** Answers the request to a path once it is made. */
  async function answer(call: string, status: number, body: unknown) {
    const open = () =>
      requests.filter((request) => request.path === call && !answered.has(request));
    await waitFor(() => expect(open()).not.toEqual([]));
    const [request] = open();
    if (request === undefined) return;
    answered.add(request);
    await act(async () => request.answer(status, body));
  }
  const answerSignOut = () => answer("/api/auth/session-logout", 200, { signedOut: true });
  return { ...page, events, requests, answer, answerSignOut, user: quickUser() };
}

const units = { system: "us", choose: () => {} } as const;

function SignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return user === null ? null : <LiveQueryProvider reader={user}>{children}</LiveQueryProvider>;
}
