import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { recordOpensAt } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { recordPhase } from "@salvia/domain/record/recordAccess";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { waitText } from "./timeFormat.ts";

/**
 * Links to the patient's record. Before the record opens, the page shows a countdown; after it
 * closes, the clinician's own unsigned notes. The security rules decide what opens when.
 */
export function RecordLink({ row: { id, appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const phase = recordPhase(appointment, now);
  if (phase === "closed") return null;
  return (
    <>
      {phase === "over" ? <Typography sx={{ width: 1 }}>{t("page.recordOver")}</Typography> : null}
      {phase === "early" ? (
        <Typography sx={{ width: 1 }}>
          {t("page.recordOpens", { wait: waitText(recordOpensAt(appointment), now, language) })}
        </Typography>
      ) : null}
      <Button
        variant={phase === "early" ? "text" : "outlined"}
        component={Link}
        to={{ pathname: medicalPaths.record(appointment.patientId), search: `?appointment=${id}` }}
      >
        {t(phase === "over" ? "page.recordDrafts" : "page.record")}
      </Button>
    </>
  );
}
