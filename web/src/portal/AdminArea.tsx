import { adminPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";

import { LeadEditorProvider } from "../features/leads/form/LeadEditorProvider.tsx";
import { LeadOutboxProvider } from "../features/leads/writes/LeadOutboxProvider.tsx";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { Loading } from "../ui/status/Loading.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { AdminDashboard } from "./pages/AdminDashboard.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { OwnTimeZone } from "./OwnTimeZone.tsx";
import { leadPattern, pagePattern, quotePattern } from "./paths.ts";

const texts = ["adminDashboard", "auditLog", "people", "salesStats"] as const;

/**
 * The administrators' part of the portal. They see every lead, merge duplicates without editing
 * leads, and manage permissions.
 */
export function AdminArea() {
  return (
    <RequireRole role="admin">
      <OwnTimeZone>
        <StaffDirectory>
          <LeadOutboxProvider>
            <LeadEditorProvider>
              <AdminPages />
            </LeadEditorProvider>
          </LeadOutboxProvider>
        </StaffDirectory>
      </OwnTimeZone>
    </RequireRole>
  );
}

function AdminPages() {
  return (
    <PortalLayout role="admin">
      <NamespaceLoader namespaces={texts} fallback={<Loading />}>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route index element={<AdminDashboard />} />
            <Route
              path={pagePattern("admin", adminPaths.leads)}
              element={<AllLeadsPage layout="list" />}
            />
            <Route
              path={pagePattern("admin", adminPaths.board)}
              element={<AllLeadsPage layout="board" />}
            />
            <Route path={leadPattern("admin")} element={<LeadPage area="admin" />} />
            <Route path={quotePattern("admin")} element={<QuotePage area="admin" />} />
            <Route path={pagePattern("admin", adminPaths.people)} element={<PeoplePage />} />
            <Route
              path={pagePattern("admin", `${adminPaths.people}/invitations`)}
              element={<Navigate to={adminPaths.invitations} replace />}
            />
            <Route path={pagePattern("admin", adminPaths.patients)} element={<PatientsPage />} />
            <Route
              path={pagePattern("admin", adminPaths.patientImport)}
              element={<PatientImportPage />}
            />
            <Route
              path={pagePattern("admin", adminPaths.assignment)}
              element={<AssignmentPage />}
            />
            <Route path={pagePattern("admin", adminPaths.audit)} element={<AuditPage />} />
            <Route path={pagePattern("admin", adminPaths.switches)} element={<SwitchesPage />} />
            <Route path="*" element={<NotFoundPage home={adminPaths.home} />} />
          </Routes>
        </Suspense>
      </NamespaceLoader>
    </PortalLayout>
  );
}

const SwitchesPage = lazy(async () => ({
  default: (await import("./pages/SwitchesPage.tsx")).SwitchesPage,
}));

const AssignmentPage = lazy(async () => ({
  default: (await import("./pages/admin/AssignmentPage.tsx")).AssignmentPage,
}));

const PatientsPage = lazy(async () => ({
  default: (await import("./pages/admin/PatientsPage.tsx")).PatientsPage,
}));

const PatientImportPage = lazy(async () => ({
  default: (await import("./pages/admin/PatientImportPage.tsx")).PatientImportPage,
}));

const QuotePage = lazy(async () => ({
  default: (await import("./pages/sales/QuotePage.tsx")).QuotePage,
}));

const LeadPage = lazy(async () => ({
  default: (await import("./pages/sales/LeadPage.tsx")).LeadPage,
}));

const AllLeadsPage = lazy(async () => ({
  default: (await import("./pages/AllLeadsPage.tsx")).AllLeadsPage,
}));

const AuditPage = lazy(async () => ({
  default: (await import("./pages/AuditPage.tsx")).AuditPage,
}));

const PeoplePage = lazy(async () => ({
  default: (await import("./pages/PeoplePage.tsx")).PeoplePage,
}));
