import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { AppTheme } from "../theme/AppTheme.tsx";
import { LoginPage } from "./LoginPage.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root");

createRoot(root).render(
  <StrictMode>
    <AppTheme scale="site">
      <LanguageProvider page={document.documentElement.lang} namespaces={["common", "login"]}>
        <AuthProvider>
          <LoginPage />
        </AuthProvider>
      </LanguageProvider>
    </AppTheme>
  </StrictMode>,
);
