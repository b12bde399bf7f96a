import RecordIcon from "@mui/icons-material/FolderSharedOutlined";
import VideoIcon from "@mui/icons-material/VideocamOutlined";
import { conversationId } from "@salvia/domain/member/conversation";
import { recordClosesAt, recordOpensAt } from "@salvia/domain/scheduling/appointment";
import { visitClosesAt } from "@salvia/domain/scheduling/visit";
import { medicalPaths } from "@salvia/domain/site/paths";
import { recordPhase } from "@salvia/domain/record/recordAccess";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useVisitNow } from "../../../ui/status/visitsNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { appointmentMoment } from "./appointmentMoment.ts";
import { dayText, waitText, zonedTimeText } from "../timeFormat.ts";

/** Says where an appointment stands, as a title, and what follows from it. */
export function useStanding({ appointment }: AppointmentRow): { title: string; body: string } {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const moment = appointmentMoment(appointment, now);
  const starts = t("ahead.later", { wait: waitText(appointment.startsAt, now, language) });
  const opensAt = recordOpensAt(appointment);
  const opens = {
    day: dayText(opensAt, language, zone),
    time: zonedTimeText(opensAt, language, zone),
  };
  const closes = { time: zonedTimeText(recordClosesAt(appointment), language, zone) };
  const record =
    recordPhase(appointment, now) === "over" ? t("page.recordOver") : t("page.recordUntil", closes);
  return {
    asked: { title: t("standing.asked"), body: t("standing.askedBody") },
    missed: { title: t("standing.missed"), body: t("standing.missedBody") },
    ahead: { title: starts, body: t("page.recordOpens", opens) },
    soon: { title: starts, body: record },
    begun: { title: t("standing.begun"), body: record },
    leftOpen: { title: t("ahead.over"), body: record },
    done: { title: t("status.done"), body: record },
    cancelled: { title: t("status.cancelled"), body: t("page.over") },
  }[moment];
}

type LinkProps = { row: AppointmentRow; primary: boolean };

/** Links to the video visit: to test the devices before it, and to the visit until it closes. */
export function VisitLink({ row: { id, appointment }, primary }: LinkProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const hasVisits = useIsOn("visits");
  const visitNow = useVisitNow(id);
  const { mode, status } = appointment;
  if (!hasVisits || mode !== "telemedicine" || status !== "confirmed") return null;
  if (now >= visitClosesAt(appointment)) return null;
  const moment = appointmentMoment(appointment, now);
  const isInCall = visitNow === "alone" || visitNow === "inCall";
  return (
    <Button
      variant={primary ? "contained" : "outlined"}
      startIcon={<VideoIcon />}
      component={Link}
      to={medicalPaths.visit(id)}
    >
      {t(
        isInCall
          ? "page.toCall"
          : moment === "ahead"
            ? "page.tryDevices"
            : moment === "leftOpen"
              ? "page.toVisit"
              : "page.visit",
      )}
    </Button>
  );
}

/**
 * Links to the patient's record. Before the record opens, the page shows a countdown; after it
 * closes, the clinician's own unsigned notes. The security rules decide what opens when.
 */
export function RecordLink({ row: { id, appointment }, primary }: LinkProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const phase = recordPhase(appointment, now);
  if (phase === "closed") return null;
  return (
    <Button
      variant={primary ? "contained" : phase === "early" ? "text" : "outlined"}
      startIcon={<RecordIcon />}
      component={Link}
      to={{ pathname: medicalPaths.record(appointment.patientId), search: `?appointment=${id}` }}
    >
      {t(phase === "over" ? "page.recordDrafts" : "page.record")}
    </Button>
  );
}

/** Links to the messages with the patient of a declined or canceled appointment, to say why. */
export function MessageLink({ row: { appointment } }: Pick<LinkProps, "row">) {
  const { t } = useTranslation("appointments");
  if (appointment.status !== "cancelled") return null;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={medicalPaths.conversation(conversationId(appointment))}
    >
      {t("page.write")}
    </Button>
  );
}
