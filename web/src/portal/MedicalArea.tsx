import { medicalPaths } from "@salvia/domain/site/paths";
import { lazy, Suspense, type ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router";

import { StaffDirectory } from "../features/staff/StaffDirectory.tsx";
import { later } from "../ui/later.ts";
import { Loading } from "../ui/status/Loading.tsx";
import { useServerTime } from "../ui/time/useNow.ts";
import { CallProvider } from "./call/CallProvider.tsx";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { MedicalDashboard } from "./pages/medical/MedicalDashboard.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { SwitchedPage } from "./pages/SwitchedPage.tsx";
import { SignsProvider } from "./signs/SignsProvider.tsx";
import { OwnTimeZone } from "./OwnTimeZone.tsx";
import { OwnUnits } from "./OwnUnits.tsx";
import { pagePattern } from "./paths.ts";

/**
 * The clinicians' part of the portal. The day view loads with it; other pages and their texts load
 * on demand.
 */
export function MedicalArea() {
  return (
    <RequireRole role="medical">
      <OwnTimeZone>
        <OwnUnits>
          <StaffDirectory>
            <CallProvider>
              <MedicalPages />
            </CallProvider>
          </StaffDirectory>
        </OwnUnits>
      </OwnTimeZone>
    </RequireRole>
  );
}

function MedicalPages() {
  // Opening and closing times here follow the server's clock.
  useServerTime();
  return (
    <SignsProvider>
      <PortalLayout role="medical">
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route index element={<MedicalDashboard />} />
            <Route path={pattern(medicalPaths.calendar)} element={<CalendarPage />} />
            <Route path={pattern(medicalPaths.hours)} element={<HoursPage />} />
            <Route
              path={pattern(medicalPaths.appointments)}
              element={<Navigate to={medicalPaths.calendar} replace />}
            />
            <Route
              path={`${pattern(medicalPaths.appointments)}/:id`}
              element={<AppointmentPage />}
            />
            <Route path={`${pattern(medicalPaths.patients)}/:id`} element={<PatientPage />} />
            <Route path={`${pattern(medicalPaths.records)}/:patientId`} element={<RecordPage />} />
            <Route path={pattern(medicalPaths.messages)} element={<MessagesPage />} />
            <Route path={pattern(`${medicalPaths.messages}/:id`)} element={<ConversationPage />} />
            <Route path={pattern(medicalPaths.tasks)} element={<TasksPage />} />
            <Route
              path={pattern(medicalPaths.assistant)}
              element={switched("assistant", <AssistantPage />)}
            />
            <Route path={pattern(medicalPaths.profile)} element={<ClinicianProfilePage />} />
            <Route
              path={pattern(`${medicalPaths.visits}/:id`)}
              element={switched("visits", <VisitPage />)}
            />
            <Route path="*" element={<NotFoundPage home={medicalPaths.home} />} />
          </Routes>
        </Suspense>
      </PortalLayout>
    </SignsProvider>
  );
}

function switched(feature: "assistant" | "visits", page: ReactNode) {
  return (
    <SwitchedPage feature={feature} home={medicalPaths.home}>
      {page}
    </SwitchedPage>
  );
}

const PatientPage = lazy(async () => ({
  default: (await import("./pages/medical/PatientPage.tsx")).PatientPage,
}));

const RecordPage = lazy(async () => ({
  default: (await import("./pages/medical/RecordPage.tsx")).RecordPage,
}));

const TasksPage = lazy(async () => ({
  default: (await import("./pages/medical/TasksPage.tsx")).TasksPage,
}));

const MessagesPage = lazy(async () => ({
  default: (await import("./pages/medical/MessagesPage.tsx")).MessagesPage,
}));

const ConversationPage = lazy(async () => ({
  default: (await import("./pages/medical/ConversationPage.tsx")).ConversationPage,
}));

const AssistantPage = lazy(async () => ({
  default: (await import("./pages/medical/AssistantPage.tsx")).AssistantPage,
}));

const ClinicianProfilePage = lazy(async () => ({
  default: (await import("./pages/medical/ClinicianProfilePage.tsx")).ClinicianProfilePage,
}));

// For the bell of the layout.
later(async () => (await import("./layout/notifiedOfCare.tsx")).NotifiedAppointment);

const pattern = (path: string) => pagePattern("medical", path);

const CalendarPage = lazy(async () => ({
  default: (await import("./pages/medical/CalendarPage.tsx")).CalendarPage,
}));

const HoursPage = lazy(async () => ({
  default: (await import("./pages/medical/HoursPage.tsx")).HoursPage,
}));

const AppointmentPage = lazy(async () => ({
  default: (await import("./pages/medical/AppointmentPage.tsx")).AppointmentPage,
}));

const VisitPage = lazy(async () => ({
  default: (await import("./pages/medical/VisitPage.tsx")).VisitPage,
}));
