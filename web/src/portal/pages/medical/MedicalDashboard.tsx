import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { TodaySection } from "../../../features/appointments/list/TodaySection.tsx";
import { PatientLanguage } from "../../../features/patients/PatientLanguage.tsx";
import { UnsignedNotesSection } from "../../../features/records/notes/UnsignedNotesSection.tsx";
import { TasksSection } from "../../../features/tasks/TasksSection.tsx";
import { WaitingSection } from "../../../features/visits/WaitingSection.tsx";
import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { Page } from "../Page.tsx";
import { useGreeting } from "../useGreeting.ts";

/** A clinician's start page: today's appointments, waiting patients and open tasks. */
export function MedicalDashboard() {
  const { t } = useTranslation(["medical", "portal"]);
  const hasVisits = useIsOn("visits");
  const greeting = useGreeting();
  return (
    <Page title={t("portal:dashboard.title")} heading={greeting} lead={t("dashboard.lead")}>
      <Box sx={layout}>
        {hasVisits ? (
          <WaitingSection renderLanguage={(patientId) => <PatientLanguage {...{ patientId }} />} />
        ) : null}
        <TodaySection />
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
          <UnsignedNotesSection />
          <TasksSection />
        </Box>
      </Box>
    </Page>
  );
}

/** Who waits comes first. On desktop the day is on the left, with all else beside it. */
const layout = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
  gridTemplateRows: { lg: "auto 1fr" },
  "& > *": { gridColumn: { lg: 2 } },
  "& > :nth-last-child(2)": { gridColumn: { lg: 1 }, gridRow: { lg: "1 / span 2" } },
} as const;
