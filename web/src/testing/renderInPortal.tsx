import type { Language } from "@salvia/domain/languages";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, type ReactNode } from "react";
import { MemoryRouter } from "react-router";

import { LiveScope } from "../firebase/LiveScope.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { saveLanguage } from "../i18n/languageStorage.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { useAuth } from "../session/useAuth.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { sessionWorld, tokenUser } from "./sessionWorld.ts";

/**
 * Renders something as it stands in the portal: with its texts, its look, and Ana, a salesperson,
 * signed in. Wait for the first thing to find: the texts arrive a moment later.
 */
export function renderInPortal(
  view: ReactNode,
  { language = "en", path = "/sales" }: { language?: Language; path?: string } = {},
) {
  saveLanguage(language);
  const world = sessionWorld({ path });
  world.tell(tokenUser({ role: "sales" }));
  const page = render(
    <StrictMode>
      <AppTheme>
        <LanguageProvider namespaces={["common", "portal", "leads"]}>
          <AuthProvider environment={world.environment}>
            <MemoryRouter initialEntries={[path]}>
              <SignedIn>{view}</SignedIn>
            </MemoryRouter>
          </AuthProvider>
        </LanguageProvider>
      </AppTheme>
    </StrictMode>,
  );
  /** What the session did to the outside, oldest first. */
  const { events } = world;
  return { ...page, events, user: userEvent.setup() };
}

function SignedIn({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return user === null ? null : <LiveScope reader={user}>{children}</LiveScope>;
}
