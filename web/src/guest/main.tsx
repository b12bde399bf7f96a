import { openDocument } from "../firebase/openDocument.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { AppTheme } from "../theme/AppTheme.tsx";
import { GuestPage } from "./GuestPage.tsx";

const namespaces = ["common", "errors", "visits"] as const;

openDocument(
  <AppTheme>
    <LanguageProvider namespaces={namespaces}>
      <GuestPage />
    </LanguageProvider>
  </AppTheme>,
);
