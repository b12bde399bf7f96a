import { adminPaths } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router";

import { LeadDesk } from "../features/leads/LeadDesk.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AllLeadsPage } from "./pages/AllLeadsPage.tsx";
import { ConstructionPage } from "./pages/ConstructionPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { pagePattern } from "./paths.ts";

/** The administrators' part of the portal. They see every lead and edit none. */
export function AdminArea() {
  const { t } = useTranslation("portal");
  const home = <ConstructionPage title={t("areas.admin")} message={t("construction.page")} />;
  return (
    <RequireRole role="admin">
      <LeadDesk>
        <PortalLayout role="admin">
          <Routes>
            <Route index element={home} />
            <Route path={pagePattern("admin", adminPaths.leads)} element={<AllLeadsPage />} />
            <Route path="*" element={<NotFoundPage home={adminPaths.home} />} />
          </Routes>
        </PortalLayout>
      </LeadDesk>
    </RequireRole>
  );
}
