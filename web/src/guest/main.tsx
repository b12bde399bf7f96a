import { brand } from "@salvia/domain/site/brand";
import { initialLanguage } from "@salvia/domain/shared/language";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { watchForProblems } from "../firebase/problems.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { savedLanguage } from "../i18n/languageStorage.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { loadFailedTexts } from "../lib/loadFailed.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { GuestPage } from "./GuestPage.tsx";

guardRestoredPage();
watchForProblems();

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

const namespaces = ["common", "errors", "visits"] as const;

const lastResort = () => <LastResort />;

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={lastResort}>
      <AppTheme>
        <LanguageProvider namespaces={namespaces}>
          <GuestPage />
        </LanguageProvider>
      </AppTheme>
    </ErrorBoundary>
  </StrictMode>,
);

/** Replaces the page when even its texts fail to load. */
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
