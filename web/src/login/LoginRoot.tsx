import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import type { LoadedLanguage } from "../i18n/translator.ts";
import type { Session } from "../session/session.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { LoginPage } from "./LoginPage.tsx";

/** The texts rendered into the login page at build time. */
export const loginNamespaces = ["common", "errors", "login"] as const;

/** The whole login page: rendered at build time and hydrated by its script. */
export function LoginRoot({ spoken, session }: { spoken: LoadedLanguage; session: Session }) {
  return (
    <AppTheme scale="site" prerendered>
      <LanguageProvider page={spoken.language} spoken={spoken} namespaces={loginNamespaces}>
        <LoginPage session={session} />
      </LanguageProvider>
    </AppTheme>
  );
}
