import ClockIcon from "@mui/icons-material/ScheduleOutlined";
import Box from "@mui/material/Box";
import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { ExportButton } from "../download/ExportButton.tsx";
import { MedicationsSection } from "../medications/MedicationsSection.tsx";
import { NotesSection } from "../notes/NotesSection.tsx";
import { AllergiesSection } from "../conditions/AllergiesSection.tsx";
import { ProblemsSection } from "../conditions/ProblemsSection.tsx";
import { PrintButton } from "./RecordSummary.tsx";
import { VisitSummary } from "./VisitSummary.tsx";
import { VitalsSection } from "../vitals/VitalsSection.tsx";
import type { OpenedRecord } from "../openRecord.ts";
import { useShownRecord } from "../shownRecords.ts";

/**
 * An open record, the most urgent first: allergies, medications, the latest values. Beside a video,
 * the notes follow the allergies, because the clinician writes while the patient speaks.
 */
export function HealthRecord({ record }: { record: OpenedRecord }) {
  const { access, patientName, appointment, isBesideVideo } = record;
  const { t } = useTranslation("records");
  useShownRecord(access.patientId);
  const part = { patientId: access.patientId, access };
  return (
    <Box component="section" aria-label={t("of", { name: patientName })} sx={{ minWidth: 0 }}>
      <VisitSummary record={record} />
      <Box sx={head}>
        <Box component="p" sx={until}>
          <ClockIcon aria-hidden="true" fontSize="small" />
          <span>
            {t("open.until")} <ExactTime moment={recordClosesAt(appointment)} />
          </span>
        </Box>
        <ExportButton access={access} />
        <PrintButton />
      </Box>
      <Box sx={column}>
        <AllergiesSection {...part} />
        {isBesideVideo ? (
          <>
            <NotesSection {...part} />
            <MedicationsSection {...part} />
            <VitalsSection {...part} />
            <ProblemsSection {...part} />
          </>
        ) : (
          <Box sx={columns}>
            <Box sx={followed}>
              <MedicationsSection {...part} />
              <VitalsSection {...part} />
            </Box>
            <Box sx={followed}>
              <ProblemsSection {...part} />
              <NotesSection {...part} />
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  marginBottom: 1.5,
} as const;

const until = {
  display: "flex",
  alignItems: "center",
  gap: 0.75,
  margin: 0,
  flexGrow: 1,
  fontWeight: 600,
} as const;

const column = { display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" } as const;

const columns = {
  ...column,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
} as const;

/**
 * The shorter of two columns stays in view while the longer one scrolls. The height keeps a column
 * that is shorter than the window at the window's top.
 */
const followed = {
  ...column,
  minWidth: 0,
  alignContent: "start",
  alignSelf: { lg: "end" },
  position: { lg: "sticky" },
  bottom: { lg: 16 },
  minHeight: { lg: "min(100%, calc(100vh - 96px))" },
} as const;
