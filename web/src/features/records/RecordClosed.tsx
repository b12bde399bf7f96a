import Box from "@mui/material/Box";
import { recordClosesAt, type Appointment } from "@salvia/domain/appointment";
import { draftsCloseAt } from "@salvia/domain/recordAccess";
import { useTranslation } from "react-i18next";

import { useLive } from "../../firebase/live.tsx";
import { ExactTime } from "../../ui/ExactTime.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OpenNotes } from "./OpenNotes.tsx";
import { draftsOf } from "./records.data.ts";
import { shortly } from "./listeners.ts";
import type { Access } from "./access.ts";

type RecordClosedProps = { access: Access; appointment: Appointment; phase: "drafts" | "over" };

/** That the record has closed, and why; one's own drafts may be finished for a day. */
export function RecordClosed({ access, appointment, phase }: RecordClosedProps) {
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
        {t(phase === "drafts" ? "closed.drafts" : "closed.body")}
        {phase === "drafts" ? (
          <>
            {" "}
            <ExactTime moment={draftsCloseAt(appointment)} />.
          </>
        ) : null}
      </Notice>
      {phase === "drafts" ? (
        <UnsignedNotes access={access} />
      ) : (
        <OpenNotes access={access} drafts={[]} />
      )}
    </Box>
  );
}

/** What is refused here was never opened, so there are no drafts: that needs no words. */
function UnsignedNotes({ access }: { access: Access }) {
  const { patientId, clinicianId } = access;
  const drafts = useLive(
    `records/${patientId}/drafts`,
    draftsOf(patientId, clinicianId),
    undefined,
    shortly,
  );
  return <OpenNotes access={access} drafts={drafts.status === "content" ? drafts.value : []} />;
}
