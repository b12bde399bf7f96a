import { accountPath, memberPaths, salesPaths } from "@salvia/domain/site/paths";
import { roles, type Role } from "@salvia/domain/account/role";
import { lazy, Suspense } from "react";
import { BrowserRouter, matchPath, Route, Routes } from "react-router";

import type { Failure } from "../firebase/clientError.ts";
import { AreaLoading } from "./layout/AreaLoading.tsx";
import { ErrorBoundary } from "../firebase/ErrorBoundary.tsx";
import { NamespaceLoader } from "../i18n/NamespaceLoader.tsx";
import { leadNamespaces } from "../i18n/portalNamespaces.ts";
import { OwnDocument } from "./guards/OwnDocument.tsx";
import { BrokenPage } from "./pages/BrokenPage.tsx";
import { areaPattern } from "./paths.ts";

/** The signed-in part of the product: each role's guarded area, loaded on demand. */
export function Portal() {
  return (
    <ErrorBoundary fallback={broken}>
      <BrowserRouter>
        <Routes>
          <Route path={accountPath} element={<Account />} />
          {roles.map((role) => (
            <Route key={role} path={areaPattern(role)} element={<Area role={role} />} />
          ))}
        </Routes>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

function broken(failure: Failure) {
  return <BrokenPage failure={failure} />;
}

// Each area includes its own guard, so that its code loads while the session starts, not after it.
function Area({ role }: { role: Role }) {
  return (
    <Suspense fallback={<AreaLoading />}>
      <AreaOf role={role} />
    </Suspense>
  );
}

function AreaOf({ role }: { role: Role }) {
  if (role === "sales" || role === "admin") {
    return (
      <NamespaceLoader namespaces={leadNamespaces} fallback={<AreaLoading />}>
        {role === "sales" ? <SalesArea /> : <AdminArea />}
      </NamespaceLoader>
    );
  }
  if (role === "medical" || role === "member") {
    return (
      <OwnDocument key={role} role={role}>
        {role === "medical" ? <MedicalArea /> : <MemberArea />}
      </OwnDocument>
    );
  }
  return <PlainArea key={role} role={role} />;
}

function Account() {
  return (
    <Suspense fallback={<AreaLoading />}>
      <AccountArea />
    </Suspense>
  );
}

const loadSalesArea = async () => ({ default: (await import("./SalesArea.tsx")).SalesArea });
const loadMedicalArea = async () => ({
  default: (await import("./MedicalArea.tsx")).MedicalArea,
});
const loadMemberArea = async () => ({ default: (await import("./MemberArea.tsx")).MemberArea });
const loadAdminArea = async () => ({ default: (await import("./AdminArea.tsx")).AdminArea });
const SalesArea = lazy(loadSalesArea);
const MedicalArea = lazy(loadMedicalArea);
const MemberArea = lazy(loadMemberArea);
const AdminArea = lazy(loadAdminArea);
const PlainArea = lazy(async () => ({ default: (await import("./PlainArea.tsx")).PlainArea }));
const AccountArea = lazy(async () => ({
  default: (await import("./AccountArea.tsx")).AccountArea,
}));

/**
 * Preloads the area of the document's address, and its first page, in parallel with the texts, which
 * every render needs. Errors are reported when the area renders.
 */
export function loadAhead(pathname: string): void {
  for (const [pattern, load] of ahead) {
    if (matchPath(pattern, pathname) !== null) load().catch(() => {});
  }
}

const ahead: readonly (readonly [pattern: string, load: () => Promise<unknown>])[] = [
  [areaPattern("sales"), loadSalesArea],
  [salesPaths.home, () => import("./pages/sales/SalesDashboard.tsx")],
  [areaPattern("medical"), loadMedicalArea],
  [areaPattern("member"), loadMemberArea],
  [memberPaths.home, () => import("./pages/member/MemberHome.tsx")],
  [areaPattern("admin"), loadAdminArea],
];
