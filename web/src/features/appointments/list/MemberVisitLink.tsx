import Box from "@mui/material/Box";
import { endOf, recordOpensAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";

/** The link to a video visit while it is open, and before that what the patient waits for. */
export function MemberVisitLink({ row: { id, appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const hasVisits = useIsOn("visits");
  if (appointment.status === "pending") return <span>{t("member.waiting")}</span>;
  if (appointment.status !== "confirmed" || appointment.mode !== "telemedicine") return null;
  if (!hasVisits || now >= endOf(appointment)) return null;
  if (!isVisitOpen(appointment, now)) return <span>{t("member.visitLater")}</span>;
  return (
    <Box sx={{ marginTop: 1 }}>
      <Button variant="contained" component={Link} to={memberPaths.visit(id)}>
        {t("member.visit")}
      </Button>
    </Box>
  );
}

/** Whether a video visit can be joined: from 15 minutes before the appointment to its end. */
export function isVisitOpen(appointment: Appointment, now: Date): boolean {
  const { mode, status } = appointment;
  return (
    status === "confirmed" &&
    mode === "telemedicine" &&
    now >= recordOpensAt(appointment) &&
    now < endOf(appointment)
  );
}
