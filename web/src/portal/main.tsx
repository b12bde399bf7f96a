import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalNamespaces } from "../i18n/portalNamespaces.ts";
// Loads with the portal, so that no text waits for it.
import "../i18n/portalTexts.ts";
import { guardRestoredPage } from "../lib/guardRestoredPage.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { AppTheme } from "../theme/AppTheme.tsx";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { LastResort } from "./LastResort.tsx";
import { loadAhead, Portal } from "./Portal.tsx";

guardRestoredPage();

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
