import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { recordClosesAt, recordOpensAt } from "@salvia/domain/appointment";
import { medicalPaths } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useNow } from "../../ui/useNow.ts";
import type { AppointmentRow } from "./appointments.data.ts";
import { waitText } from "./wordsOfTime.ts";

/**
 * The way to the patient's record, or when it opens. This spares a refusal and no more: what opens when
 * is decided by the security rules.
 */
export function RecordLink({ row: { id, appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const { status, patientId } = appointment;
  if (status === "pending" || status === "cancelled") return null;
  const opens = recordOpensAt(appointment);
  if (now >= recordClosesAt(appointment)) return <Typography>{t("page.recordOver")}</Typography>;
  if (now < opens) {
    return (
      <Typography>{t("page.recordOpens", { wait: waitText(opens, now, language) })}</Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      component={Link}
      to={{ pathname: medicalPaths.record(patientId), search: `?appointment=${id}` }}
    >
      {t("page.record")}
    </Button>
  );
}
