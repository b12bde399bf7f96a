import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { TodaySection } from "../../../features/appointments/list/TodaySection.tsx";
import { PatientLanguage } from "../../../features/patients/PatientLanguage.tsx";
import { UnsignedNotesSection } from "../../../features/records/notes/UnsignedNotesSection.tsx";
import { TasksSection } from "../../../features/tasks/TasksSection.tsx";
import { WaitingSection } from "../../../features/visits/WaitingSection.tsx";
import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { Page } from "../Page.tsx";
import { useGreeting } from "../useGreeting.ts";
import { OpenRequests } from "./OpenRequests.tsx";

/** A clinician's start page: who waits and asks, today's appointments, and open tasks. */
export function MedicalDashboard() {
  const { t } = useTranslation(["medical", "portal"]);
  const hasVisits = useIsOn("visits");
  const greeting = useGreeting();
  return (
    <Page title={t("portal:dashboard.title")} heading={greeting} lead={t("dashboard.lead")}>
      <Box sx={layout}>
        <Box sx={attention}>
          {hasVisits ? (
            <Box sx={waiting}>
              <WaitingSection
                renderLanguage={(patientId) => <PatientLanguage {...{ patientId }} />}
              />
            </Box>
          ) : null}
          <div>
            <OpenRequests />
          </div>
        </Box>
        <Box sx={{ gridArea: { lg: "day" } }}>
          <TodaySection />
        </Box>
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
          <UnsignedNotesSection />
          <TasksSection />
        </Box>
      </Box>
    </Page>
  );
}

/** Who waits and asks comes first. On a desktop the day is on the left, with all else beside it. */
const layout = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" },
  gridTemplateRows: { lg: "auto 1fr" },
  gridTemplateAreas: { lg: '"day attention" "day ."' },
};

/** On a narrow screen each is one line above the day, and away while no one waits or asks. */
const attention = (theme: Theme) => ({
  gridArea: { lg: "attention" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2.5,
  "& > :has(li) > section": {
    borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}`,
  },
  [theme.breakpoints.down("lg")]: {
    gap: 1,
    "&:not(:has(li, [role=alert])), & > :not(:has(li, [role=alert]))": { display: "none" },
    "& section": { padding: 1.5, gap: 0 },
    "& section > div": { alignItems: "center" },
    "& h2": { fontSize: "1rem" },
    "& li": { border: 0, padding: 0 },
  },
});

/** The row of someone who waits says it all. */
const waiting = (theme: Theme) => ({
  [theme.breakpoints.down("lg")]: {
    "& section > div:first-of-type, & output": { display: "none" },
  },
});
