import Box from "@mui/material/Box";
import { recordClosesAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../../ui/time/ExactTime.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import type { OpenRecordKey } from "./openRecordKey.ts";
import { OwnDrafts } from "../notes/OwnDrafts.tsx";

type RecordClosedProps = { access: OpenRecordKey; appointment: Appointment };

/** Shows that the record has closed, and why. The clinician can still finish own drafts. */
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
