import { MoreTexts } from "../i18n/MoreTexts.tsx";
import { useAuth } from "../session/useAuth.ts";
import { Loading } from "../ui/Loading.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AccountPage } from "./pages/AccountPage.tsx";

/** Everyone's own account, in the frame of their area if they have one. */
export function AccountArea() {
  const { user } = useAuth();
  return (
    <RequireRole role="any">
      <PortalLayout role={user?.role ?? null}>
        <MoreTexts namespaces={["account"]} fallback={<Loading />}>
          <AccountPage />
        </MoreTexts>
      </PortalLayout>
    </RequireRole>
  );
}
