import { memberPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router";

import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { later } from "../ui/later.ts";
import { Loading } from "../ui/status/Loading.tsx";
import { useServerTime } from "../ui/time/useNow.ts";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { ConstructionPage } from "./pages/ConstructionPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { SwitchedPage } from "./pages/SwitchedPage.tsx";
import { MemberSigns } from "./signs/MemberSigns.tsx";
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
    <MemberSigns>
      <PortalLayout role="member">
        <Suspense fallback={<Loading />}>
          <SwitchedPage feature="memberArea">
            <Routes>
              <Route index element={<MemberHome />} />
              <Route
                path={pattern(memberPaths.appointments)}
                element={<MemberAppointmentsPage />}
              />
              <Route
                path={pattern(`${memberPaths.appointments}/:id`)}
                element={<MemberAppointmentPage />}
              />
              <Route path={pattern(memberPaths.plan)} element={<MemberPlanPage />} />
              <Route path={pattern(memberPaths.record)} element={<MemberRecordPage />} />
              <Route path={pattern(memberPaths.clinicians)} element={<MemberCliniciansPage />} />
              <Route path={pattern(memberPaths.messages)} element={<MemberMessagesPage />} />
              <Route
                path={pattern(`${memberPaths.messages}/:id`)}
                element={<MemberConversationPage />}
              />
              {(["claims", "documents"] as const).map((page) => (
                <Route
                  key={page}
                  path={pattern(memberPaths[page])}
                  element={<NotBuiltYet page={page} />}
                />
              ))}
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
    </MemberSigns>
  );
}

function NotBuiltYet({ page }: { page: "claims" | "documents" }) {
  const { t } = useTranslation(["member", "portal"]);
  return <ConstructionPage title={t(`${page}.title`)} message={t("portal:construction.page")} />;
}

const MemberHome = lazy(async () => ({
  default: (await import("./pages/member/MemberHome.tsx")).MemberHome,
}));

const MemberAppointmentsPage = lazy(async () => ({
  default: (await import("./pages/member/MemberAppointmentsPage.tsx")).MemberAppointmentsPage,
}));

const MemberPlanPage = lazy(async () => ({
  default: (await import("./pages/member/MemberPlanPage.tsx")).MemberPlanPage,
}));

const MemberRecordPage = lazy(async () => ({
  default: (await import("./pages/member/MemberRecordPage.tsx")).MemberRecordPage,
}));

const MemberAppointmentPage = lazy(async () => ({
  default: (await import("./pages/member/MemberAppointmentPage.tsx")).MemberAppointmentPage,
}));

const MemberCliniciansPage = lazy(async () => ({
  default: (await import("./pages/member/MemberCliniciansPage.tsx")).MemberCliniciansPage,
}));

const MemberMessagesPage = lazy(async () => ({
  default: (await import("./pages/member/MemberMessagesPage.tsx")).MemberMessagesPage,
}));

const MemberConversationPage = lazy(async () => ({
  default: (await import("./pages/member/MemberConversationPage.tsx")).MemberConversationPage,
}));

// For the bell of the layout.
later(async () => (await import("./layout/notifiedOfCare.tsx")).NotifiedAppointment);

const pattern = (path: string) => pagePattern("member", path);

const MemberVisitPage = lazy(async () => ({
  default: (await import("./pages/member/MemberVisitPage.tsx")).MemberVisitPage,
}));
