import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";

import type { Failure } from "../../firebase/clientError.ts";
import { ErrorBoundary } from "../../firebase/ErrorBoundary.tsx";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { guardRestoredPage } from "../../lib/guardRestoredPage.ts";
import { navigate } from "../../lib/navigate.ts";
import { browserEnvironment } from "../../session/browserEnvironment.ts";
import { takeMailedLink } from "../../session/mailed/takeMailedLink.ts";
import { createSession } from "../../session/session.ts";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { BrokenView } from "../BrokenView.tsx";
import { LoginLayout } from "../LoginLayout.tsx";
import { ViewSkeleton } from "../ViewSkeleton.tsx";
import { LinkLanguage } from "./LinkLanguage.tsx";

// Before anything else can read the address.
const link = takeMailedLink();

guardRestoredPage();

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

// It is not started: a session of before that cannot be kept up would lead away from here, and with
// it a user who has come to mend it.
const session = createSession(browserEnvironment());

const Steps = lazy(async () => {
  // What they need of the SDK would else weigh on the login page too (build/splitAuthChunk.ts).
  const [{ AccountAction }, { linkActions }] = await Promise.all([
    import("./AccountAction.tsx"),
    import("../../session/mailed/linkActions.ts"),
  ]);
  return {
    default: () => <AccountAction link={link} actions={linkActions} session={session} />,
  };
});

const broken = (failure: Failure) => (
  <BrokenView failure={failure} onBack={() => navigate("/login")} />
);

createRoot(root).render(
  <StrictMode>
    <AppTheme scale="site">
      <LanguageProvider
        page={document.documentElement.lang}
        namespaces={["common", "errors", "login", "mailed"]}
      >
        <LinkLanguage link={link}>
          <LoginLayout>
            <ErrorBoundary fallback={broken}>
              <Suspense fallback={<ViewSkeleton />}>
                <Steps />
              </Suspense>
            </ErrorBoundary>
          </LoginLayout>
        </LinkLanguage>
      </LanguageProvider>
    </AppTheme>
  </StrictMode>,
);
