import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { isLeftOpen, recordClosesAt, recordOpensAt } from "@salvia/domain/scheduling/appointment";
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
import { useVisitNow } from "../../../ui/status/visitsNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentList } from "./AppointmentList.tsx";
import { DoneButton } from "./MarkAsDone.tsx";
import { appointmentsIn, type AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, spanOf } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { VisitLink } from "./useStanding.tsx";
import { dayTitle, waitText } from "../timeFormat.ts";

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
  const container = useRef<HTMLDivElement>(null);
  // An appointment that is done has no button any more.
  useFocusKept(container, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());
  return (
    <Box ref={container} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      <AppointmentList
        label={t("today.title")}
        rows={rows}
        renderName={({ appointment }) => appointment.patientName}
        pathOf={medicalPaths.appointment}
        renderNote={(row) => <Ahead row={row} isNext={row.id === nextOf(rows, now)} />}
        renderAction={(row) => <Action row={row} />}
      />
    </Box>
  );
}

/** The id of the next confirmed appointment, or null. */
function nextOf(rows: readonly AppointmentRow[], now: Date): string | null {
  const next = rows.find(
    ({ appointment: { status, startsAt } }) => status === "confirmed" && startsAt > now,
  );
  return next?.id ?? null;
}

function Action({ row }: { row: AppointmentRow }) {
  return useVisitNow(row.id) === null ? <DoneButton row={row} /> : <VisitLink row={row} primary />;
}

type AheadProps = { row: AppointmentRow; isNext: boolean };

/** That the patient waits; otherwise the time until it begins and its record opens, or that it is over. */
function Ahead({ row: { id, appointment }, isNext }: AheadProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const visitNow = useVisitNow(id);
  if (visitNow === "waiting" || visitNow === "alone") return <b>{t(`ahead.${visitNow}`)}</b>;
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
      {[
        isLeftOpen(appointment, now)
          ? t("ahead.over")
          : now >= startsAt
            ? t("ahead.begun")
            : t(isNext ? "ahead.next" : "ahead.later", { wait }),
        ...(isNear && record !== null ? [record] : []),
      ].join(" · ")}
    </span>
  );
}
