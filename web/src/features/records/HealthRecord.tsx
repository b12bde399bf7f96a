import Box from "@mui/material/Box";
import { recordClosesAt, type Appointment } from "@salvia/domain/appointment";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../ui/ExactTime.tsx";
import { MedicationsSection } from "./MedicationsSection.tsx";
import { NotesSection } from "./NotesSection.tsx";
import type { Visit } from "./visit.ts";
import { VitalsSection } from "./VitalsSection.tsx";

type HealthRecordProps = { visit: Visit; patientName: string; appointment: Appointment };

/** An open record: what it holds, and what a visit adds to it. */
export function HealthRecord({ visit, patientName, appointment }: HealthRecordProps) {
  const { t } = useTranslation("records");
  return (
    <Box component="section" aria-label={t("of", { name: patientName })} sx={{ minWidth: 0 }}>
      <Box component="p" sx={{ color: "text.secondary", margin: 0, marginBottom: 2 }}>
        {t("open.until")} <ExactTime moment={recordClosesAt(appointment)} />
      </Box>
      <Box sx={columns}>
        <VitalsSection patientId={visit.patientId} visit={visit} />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <NotesSection patientId={visit.patientId} visit={visit} />
          <MedicationsSection patientId={visit.patientId} visit={visit} />
        </Box>
      </Box>
    </Box>
  );
}

/** Two beside each other where there is room, which beside a picture there is not. */
const columns = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 440px), 1fr))",
} as const;
