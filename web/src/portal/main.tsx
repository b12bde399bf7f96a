import { openDocument } from "../firebase/openDocument.tsx";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalNamespaces } from "../i18n/portalNamespaces.ts";
// Loads with the portal, so that no text waits for it.
import "../i18n/portalTexts.ts";
import { AuthProvider } from "../session/AuthProvider.tsx";
import { browserSession } from "../session/browserSession.ts";
import { AppTheme } from "../theme/AppTheme.tsx";
import { AreaFrame } from "../ui/status/AreaFrame.tsx";
import { textsAhead } from "./paths.ts";
import { loadAhead, Portal } from "./Portal.tsx";

loadAhead(location.pathname);
const namespaces = [...portalNamespaces, ...textsAhead(location.pathname)];

openDocument(
  <AppTheme>
    <LanguageProvider namespaces={namespaces} fallback={<AreaFrame />}>
      <AuthProvider session={browserSession()}>
        <Portal />
      </AuthProvider>
    </LanguageProvider>
  </AppTheme>,
);
