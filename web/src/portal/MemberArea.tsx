import { memberPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router";

import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { Loading } from "../ui/status/Loading.tsx";
import { useServerTime } from "../ui/time/useNow.ts";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { SwitchedPage } from "./pages/SwitchedPage.tsx";
import { OwnTimeZone } from "./OwnTimeZone.tsx";
import { OwnUnits } from "./OwnUnits.tsx";
import { pagePattern } from "./paths.ts";

/** The insured members' part of the portal. */
export function MemberArea() {
  return (
    <RequireRole role="member">
      <OwnTimeZone>
        <OwnUnits>
          <StaffDirectory>
            <MemberPages />
          </StaffDirectory>
        </OwnUnits>
      </OwnTimeZone>
    </RequireRole>
  );
}

function MemberPages() {
  // Visits open by the server's clock.
  useServerTime();
  return (
    <PortalLayout role="member">
      <Suspense fallback={<Loading />}>
        <SwitchedPage feature="memberArea">
          <Routes>
            <Route index element={<MemberHome />} />
            <Route
              path={pattern(`${memberPaths.visits}/:id`)}
              element={
                <SwitchedPage feature="visits" home={memberPaths.home}>
                  <MemberVisitPage />
                </SwitchedPage>
              }
            />
            <Route path="*" element={<NotFoundPage home={memberPaths.home} />} />
          </Routes>
        </SwitchedPage>
      </Suspense>
    </PortalLayout>
  );
}

const MemberHome = lazy(async () => ({
  default: (await import("./pages/MemberHome.tsx")).MemberHome,
}));

const pattern = (path: string) => pagePattern("member", path);

const MemberVisitPage = lazy(async () => ({
  default: (await import("./pages/MemberVisitPage.tsx")).MemberVisitPage,
}));
