import { adminPaths } from "@salvia/domain/paths";
import { Route, Routes } from "react-router";

import { LeadDesk } from "../features/leads/LeadDesk.tsx";
import { MoreTexts } from "../i18n/MoreTexts.tsx";
import { Loading } from "../ui/Loading.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AllLeadsPage } from "./pages/AllLeadsPage.tsx";
import { AdminDashboard } from "./pages/AdminDashboard.tsx";
import { AuditPage } from "./pages/AuditPage.tsx";

import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { PeoplePage } from "./pages/PeoplePage.tsx";
import { pagePattern } from "./paths.ts";

const texts = ["adminDashboard", "auditLog", "people", "salesStats"] as const;

/**
 * The administrators' part of the portal. They see every lead and edit none, and decide who may do
 * what.
 */
export function AdminArea() {
  return (
    <RequireRole role="admin">
      <LeadDesk>
        <PortalLayout role="admin">
          <MoreTexts namespaces={texts} fallback={<Loading />}>
            <Routes>
              <Route index element={<AdminDashboard />} />
              <Route path={pagePattern("admin", adminPaths.leads)} element={<AllLeadsPage />} />
              <Route path={pagePattern("admin", adminPaths.people)} element={<PeoplePage />} />
              <Route path={pagePattern("admin", adminPaths.audit)} element={<AuditPage />} />
              <Route path="*" element={<NotFoundPage home={adminPaths.home} />} />
            </Routes>
          </MoreTexts>
        </PortalLayout>
      </LeadDesk>
    </RequireRole>
  );
}
