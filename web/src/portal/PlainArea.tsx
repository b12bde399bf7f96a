import { homePathOf, type Role } from "@salvia/domain/account/role";
import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router";

import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { ConstructionPage } from "./pages/ConstructionPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";

/** The part of the portal for a role without pages yet. */
export function PlainArea({ role }: { role: Extract<Role, "employer" | "partner"> }) {
  const { t } = useTranslation("portal");
  const home = homePathOf(role);
  const area = t(`areas.${role}`);
  return (
    <RequireRole role={role}>
      <PortalLayout role={role}>
        <Routes>
          <Route
            index
            element={<ConstructionPage title={area} message={t("construction.page")} />}
          />
          <Route path="*" element={<NotFoundPage home={home} />} />
        </Routes>
      </PortalLayout>
    </RequireRole>
  );
}
