import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { useAuth } from "../session/useAuth.ts";
import { Loading } from "../ui/status/Loading.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AccountPage } from "./pages/AccountPage.tsx";
import { OwnTimeZone } from "./OwnTimeZone.tsx";

/** The page of the user's own account, in the frame of their role's area if they may enter it. */
export function AccountArea() {
  const { user } = useAuth();
  return (
    <RequireRole role="any">
      <OwnTimeZone>
        <StaffDirectory>
          <PortalLayout role={user === null || user.lacksPasskey ? null : user.role}>
            <NamespaceLoader namespaces={["account"]} fallback={<Loading />}>
              <AccountPage />
            </NamespaceLoader>
          </PortalLayout>
        </StaffDirectory>
      </OwnTimeZone>
    </RequireRole>
  );
}
