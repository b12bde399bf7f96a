import { initialLanguage } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { savedLanguage } from "../i18n/languageStorage.ts";
import { portalNamespaces } from "../i18n/portalNamespaces.ts";
// Loads with the portal, so that no text waits for it.
import "../i18n/portalTexts.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { loadFailedTexts } from "../lib/loadFailed.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { AppTheme } from "../theme/AppTheme.tsx";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { watchForProblems } from "../firebase/problems.ts";
import { loadAhead, Portal } from "./Portal.tsx";

guardRestoredPage();
watchForProblems();

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

loadAhead(location.pathname);

const lastResort = () => <LastResort />;

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={lastResort}>
      <AppTheme>
        <LanguageProvider namespaces={portalNamespaces}>
          <AuthProvider>
            <Portal />
          </AuthProvider>
        </LanguageProvider>
      </AppTheme>
    </ErrorBoundary>
  </StrictMode>,
);

/** Replaces the whole portal when even its texts fail to load. */
function LastResort() {
  const language = initialLanguage({ saved: savedLanguage(), browser: navigator.languages });
  return (
    <main lang={language} style={{ padding: "10vh 24px", textAlign: "center" }}>
      <h1>{brand.name}</h1>
      <p>{loadFailedTexts[language].failed}</p>
      <button type="button" onClick={() => location.reload()}>
        {loadFailedTexts[language].reload}
      </button>
    </main>
  );
}
