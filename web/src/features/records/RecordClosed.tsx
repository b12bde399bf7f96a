import Box from "@mui/material/Box";
import { recordClosesAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../ui/ExactTime.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { OpenRecordKey } from "./openRecordKey.ts";
import { OwnDrafts } from "./OwnDrafts.tsx";

type RecordClosedProps = { access: OpenRecordKey; appointment: Appointment };

/** That the record has closed, and why; one's own drafts may be finished at any time. */
export function RecordClosed({ access, appointment }: RecordClosedProps) {
  const { t } = useTranslation("records");
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Notice severity="info">
        {appointment.status === "cancelled" ? (
          t("closed.cancelled")
        ) : (
          <>
            {t("closed.since")} <ExactTime moment={recordClosesAt(appointment)} />.
          </>
        )}{" "}
        {t("closed.body")}
      </Notice>
      <OwnDrafts access={access} />
    </Box>
  );
}
