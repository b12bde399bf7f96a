import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import {
  endOf,
  recordClosesAt,
  recordOpensAt,
  type Appointment,
} from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentList } from "./AppointmentList.tsx";
import { AppointmentProblemNotice } from "./AppointmentProblemNotice.tsx";
import { useAppointmentMutation } from "./useAppointmentMutation.ts";
import { appointmentsIn, type AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, spanOf } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle, waitText } from "./timeFormat.ts";

/** A clinician's day, live: who is next and how long until then. */
export function TodaySection() {
  return (
    <NamespaceLoader namespaces={["appointments"]} fallback={<Skeleton height={240} />}>
      <Today />
    </NamespaceLoader>
  );
}

function Today() {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const uid = useAuth().user?.uid ?? "";
  const zone = useKnownTimeZone();
  const now = useNow();
  const day = dayAt(now, zone);
  const source = appointmentsIn(uid, spanOf(day, 1, zone));
  const live = useLiveQuery(
    `appointments/day/${zone}/${day}`,
    source,
    ({ length }) => length === 0,
  );
  return (
    <Section title={t("today.title")} lead={dayTitle(now, language, zone)}>
      {live.status === "loading" ? (
        <LoadingBlock height={180} label={t("loading")} />
      ) : live.status === "error" ? (
        <LoadProblem failure={live.failure} onRetry={live.retry} />
      ) : live.status === "empty" ? (
        <Typography>{t("today.none")}</Typography>
      ) : (
        <Day rows={live.value} />
      )}
    </Section>
  );
}

function Day({ rows }: { rows: readonly AppointmentRow[] }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const showToast = useToast();
  const { busy, problem, change } = useAppointmentMutation();
  const heading = useRef<HTMLDivElement>(null);
  // An appointment that is done has no button any more.
  useFocusKept(heading, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());

  async function markAsDone(row: AppointmentRow) {
    if (await change(row, { status: "done" })) showToast("success", t("toast.done"));
  }
  const renderAction = (row: AppointmentRow) =>
    isOver(row.appointment, now) ? (
      <Button
        aria-disabled={busy}
        aria-label={t("ahead.doneOf", { name: row.appointment.patientName })}
        onClick={() => void markAsDone(row)}
      >
        {t("page.done")}
      </Button>
    ) : null;
  return (
    <Box ref={heading} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      <AppointmentProblemNotice problem={problem} onChoose={() => {}} />
      <AppointmentList
        label={t("today.title")}
        rows={rows}
        renderName={({ appointment }) => appointment.patientName}
        pathOf={medicalPaths.appointment}
        renderNote={(row) => (
          <Ahead appointment={row.appointment} isNext={row.id === nextOf(rows, now)} />
        )}
        renderAction={renderAction}
      />
    </Box>
  );
}

/** Whether a confirmed appointment has ended without being marked as done. */
function isOver(appointment: Appointment, now: Date): boolean {
  return appointment.status === "confirmed" && now >= endOf(appointment);
}

/** The id of the next confirmed appointment, or null. */
function nextOf(rows: readonly AppointmentRow[], now: Date): string | null {
  const next = rows.find(
    ({ appointment: { status, startsAt } }) => status === "confirmed" && startsAt > now,
  );
  return next?.id ?? null;
}

/** The time until a confirmed appointment begins and until its record opens, or that it is over. */
function Ahead({ appointment, isNext }: { appointment: Appointment; isNext: boolean }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  if (appointment.status !== "confirmed") return null;
  const { startsAt } = appointment;
  const wait = waitText(startsAt, now, language);
  const opens = recordOpensAt(appointment);
  // Well before the appointment, the two times are too similar to show both.
  const isNear = startsAt.getTime() - now.getTime() < 90 * 60_000;
  const record =
    now >= recordClosesAt(appointment)
      ? null
      : now >= opens
        ? t("ahead.recordOpen")
        : t("ahead.recordOpens", { wait: waitText(opens, now, language) });
  return (
    <span>
      {isOver(appointment, now)
        ? t("ahead.over")
        : now >= startsAt
          ? t("ahead.begun")
          : t(isNext ? "ahead.next" : "ahead.later", { wait })}
      {isNear && record !== null ? ` · ${record}` : null}
    </span>
  );
}
