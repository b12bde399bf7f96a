import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { useAuth } from "../session/useAuth.ts";
import { Loading } from "../ui/Loading.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AccountPage } from "./pages/AccountPage.tsx";

/** Everyone's own account, in the frame of their area if they have one and may enter it. */
export function AccountArea() {
  const { user } = useAuth();
  return (
    <RequireRole role="any">
      <PortalLayout role={user === null || user.lacksPasskey ? null : user.role}>
        <NamespaceLoader namespaces={["account"]} fallback={<Loading />}>
          <AccountPage />
        </NamespaceLoader>
      </PortalLayout>
    </RequireRole>
  );
}
