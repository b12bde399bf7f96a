import Box from "@mui/material/Box";
import { recordClosesAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/time/ExactTime.tsx";
import { MedicationsSection } from "../medications/MedicationsSection.tsx";
import { NotesSection } from "../notes/NotesSection.tsx";
import type { OpenRecordKey } from "./openRecordKey.ts";
import { VitalsSection } from "../vitals/VitalsSection.tsx";

type HealthRecordProps = { access: OpenRecordKey; patientName: string; appointment: Appointment };

/** An open record: its content, and the forms to add entries during a visit. */
export function HealthRecord({ access, patientName, appointment }: HealthRecordProps) {
  const { t } = useTranslation("records");
  return (
    <Box component="section" aria-label={t("of", { name: patientName })} sx={{ minWidth: 0 }}>
      <Box component="p" sx={{ color: "text.secondary", margin: 0, marginBottom: 2 }}>
        {t("open.until")} <ExactTime moment={recordClosesAt(appointment)} />
      </Box>
      <Box sx={columns}>
        <VitalsSection patientId={access.patientId} access={access} />
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <NotesSection patientId={access.patientId} access={access} />
          <MedicationsSection patientId={access.patientId} access={access} />
        </Box>
      </Box>
    </Box>
  );
}

/** Two columns if there is room, but not beside a video. */
const columns = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 440px), 1fr))",
} as const;
