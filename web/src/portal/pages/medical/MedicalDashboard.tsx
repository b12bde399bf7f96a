import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { TodaySection } from "../../../features/appointments/list/TodaySection.tsx";
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
      <Box sx={{ display: "grid", gridTemplateColumns: columns, gap: 2.5, alignItems: "start" }}>
        <TodaySection />
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
          {hasVisits ? <WaitingSection /> : null}
          <UnsignedNotesSection />
          <TasksSection />
        </Box>
      </Box>
    </Page>
  );
}

/** On desktop the day is on the left, with waiting patients and tasks beside it. */
const columns = { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" };
