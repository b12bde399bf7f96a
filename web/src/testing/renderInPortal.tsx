import type { Language } from "@salvia/domain/shared/language";
import { act, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, type ReactNode } from "react";
import { expect } from "vitest";
import { MemoryRouter } from "react-router";

import { LiveQueryProvider } from "../firebase/LiveQueryProvider.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalNamespaces } from "../i18n/portalNamespaces.ts";
import { saveLanguage } from "../i18n/languageStorage.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { useAuth } from "../session/useAuth.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { fakeSessionEnvironment, tokenUser } from "./fakeSessionEnvironment.ts";

/**
 * Renders something as it stands in the portal: with its texts, its look, and Ana, a salesperson,
 * signed in. Wait for the first thing to find: the texts arrive a moment later.
 */
export function renderInPortal(
  view: ReactNode,
  { language = "en", path = "/sales" }: { language?: Language; path?: string } = {},
) {
  saveLanguage(language);
  const world = fakeSessionEnvironment({ path });
  const answered = new Set<(typeof world.requests)[number]>();
  world.tell(tokenUser({ role: "sales" }));
  const page = render(
    <StrictMode>
      <AppTheme>
        <LanguageProvider namespaces={portalNamespaces}>
          <AuthProvider environment={world.environment}>
            <MemoryRouter initialEntries={[path]}>
              <SignedIn>{view}</SignedIn>
            </MemoryRouter>
          </AuthProvider>
        </LanguageProvider>
      </AppTheme>
    </StrictMode>,
  );
  /** What the session did to the outside, oldest first; and what it asked of the server. */
  const { events, requests } = world;
  /** The server answers the call of a path, once it is made: each with its own words. */
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
  return { ...page, events, requests, answer, answerSignOut, user: userEvent.setup() };
}

function SignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return user === null ? null : <LiveQueryProvider reader={user}>{children}</LiveQueryProvider>;
}
