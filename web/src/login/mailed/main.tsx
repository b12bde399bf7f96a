import { lazy, Suspense, useMemo, type ReactNode } from "react";

import type { Failure } from "../../firebase/clientError.ts";
import { ErrorBoundary } from "../../firebase/ErrorBoundary.tsx";
import { openDocument } from "../../firebase/openDocument.tsx";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { saveLanguage } from "../../i18n/languageStorage.ts";
import { pathInLanguage } from "../../i18n/pagePath.ts";
import { LanguageContext, useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import { takeMailedLink } from "../../session/mailed/mailedLink.ts";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { BrokenView } from "../BrokenView.tsx";
import { LoginLayout } from "../layout/LoginLayout.tsx";
import { ViewSkeleton } from "../layout/ViewSkeleton.tsx";

// Runs before other code can read the address.
const link = takeMailedLink();

const Steps = lazy(async () => {
  // A static import would also add their part of the SDK to the login page
  // (build/splitAuthChunk.ts).
  const [{ AccountAction }, { linkActions }, { browserSession }] = await Promise.all([
    import("./AccountAction.tsx"),
    import("../../session/mailed/linkActions.ts"),
    import("../../session/browserSession.ts"),
  ]);
  // The session is not started: an old session that cannot be renewed would navigate away, although
  // the user may have come to fix that.
  const session = browserSession();
  return {
    default: () => <AccountAction link={link} actions={linkActions} session={session} />,
  };
});

const broken = (failure: Failure) => (
  <BrokenView failure={failure} onBack={() => navigate("/login")} />
);

openDocument(
  <AppTheme scale="site">
    <LanguageProvider
      page={document.documentElement.lang}
      namespaces={["common", "errors", "login", "mailed"]}
    >
      <LinkLanguage>
        <LoginLayout>
          <ErrorBoundary fallback={broken}>
            <Suspense fallback={<ViewSkeleton />}>
              <Steps />
            </Suspense>
          </ErrorBoundary>
        </LoginLayout>
      </LinkLanguage>
    </LanguageProvider>
  </AppTheme>,
);

/** Passes the link, which is no longer in the address, to the page in another language. */
function LinkLanguage({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const choice = useMemo(() => {
    const search = link === null ? "" : new URL(link.href).search;
    return {
      language,
      setLanguage: (chosen: typeof language) => {
        saveLanguage(chosen);
        navigate(pathInLanguage(location.pathname, chosen) + search);
      },
    };
  }, [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
