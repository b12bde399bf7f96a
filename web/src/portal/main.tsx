import { openDocument } from "../firebase/openDocument.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalNamespaces } from "../i18n/portalNamespaces.ts";
// Loads with the portal, so that no text waits for it.
import "../i18n/portalTexts.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { browserSession } from "../session/browserSession.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { AreaFrame } from "../ui/status/AreaFrame.tsx";
import { loadAhead, Portal } from "./Portal.tsx";

loadAhead(location.pathname);

openDocument(
  <AppTheme>
    <LanguageProvider namespaces={portalNamespaces} fallback={<AreaFrame />}>
      <AuthProvider session={browserSession()}>
        <Portal />
      </AuthProvider>
    </LanguageProvider>
  </AppTheme>,
);
