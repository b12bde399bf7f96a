import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { recordPhase, type RecordPhase } from "@salvia/domain/record/recordAccess";
import {
  type Appointment,
  recordOpensAt,
  recordClosesAt,
} from "@salvia/domain/scheduling/appointment";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { OwnDrafts } from "../notes/OwnDrafts.tsx";
import { RecordOpening } from "./RecordOpening.tsx";
import { useRecordAppointment } from "../useRecordAppointment.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { SproutPicture } from "../../../ui/drawings/StatePictures.tsx";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { serverNow } from "../../../lib/time/serverTime.ts";

type RecordPanelProps = {
  appointmentId: string;
  patientId: string;
  patientName: string;
  /** Whether a video is beside it: the clinician then writes while they listen. */
  isBesideVideo?: boolean;
  /** Who the patient is, for a printed summary. */
  identity: ReactNode;
  /** Renders where the visit takes place, for a printed summary. */
  renderPlace: (appointment: Appointment) => ReactNode;
};

/**
 * A patient's health record for the clinician of an appointment. Shows a countdown first, then
 * opens and closes the record automatically.
 */
export function RecordPanel(props: RecordPanelProps) {
  const { appointmentId, patientId, ...shown } = props;
  const clinicianId = useAuth().user?.uid ?? "";
  const access = { appointmentId, patientId, clinicianId };
  return (
    <NamespaceLoader namespaces={["records", "recordSummary"]} fallback={<Loading />}>
      <ByAppointment key={appointmentId} access={access} {...shown} />
    </NamespaceLoader>
  );
}

type OfAccess = Omit<RecordPanelProps, "appointmentId" | "patientId"> & { access: OpenRecordKey };

function ByAppointment(props: OfAccess) {
  const { access } = props;
  const { t } = useTranslation("records");
  const live = useRecordAppointment(access.appointmentId);
  if (live.status === "loading") return <Loading />;
  if (live.status === "error") return <LoadProblem of={live} />;
  const appointment = live.status === "content" ? live.value : null;
  if (appointment === null || appointment.patientId !== access.patientId) {
    return <Notice severity="warning">{t("noAppointment")}</Notice>;
  }
  return <InTime {...props} appointment={appointment} />;
}

function InTime(props: OfAccess & { appointment: Appointment }) {
  const { access, appointment } = props;
  const { t } = useTranslation("records");
  const phase = useRecordPhase(appointment);
  const startsAt = appointment.startsAt.getTime();
  /** The start time for which the record was last open here; null if it never was. */
  const [openedFor, setOpenedFor] = useState<number | null>(null);
  if (phase === "open" && openedFor !== startsAt) setOpenedFor(startsAt);
  if (phase === "closed") {
    const isCanceled = appointment.status === "cancelled";
    return (
      <>
        <Notice severity="info">{t(isCanceled ? "cancelled" : "notConfirmed")}</Notice>
        <OwnDrafts access={access} />
      </>
    );
  }
  if (phase === "early") {
    return (
      <>
        {openedFor === null ? null : <Notice severity="info">{t("early.moved")}</Notice>}
        <RecordCountdown appointment={appointment} />
        <OwnDrafts access={access} />
      </>
    );
  }
  // The key reopens the record when the appointment moves to another time.
  if (phase === "open") {
    const { patientName, isBesideVideo = false, identity, renderPlace } = props;
    const place = renderPlace(appointment);
    const record = { access, appointment, patientName, isBesideVideo, identity, place };
    return <RecordOpening key={startsAt} record={record} />;
  }
  return <RecordClosed {...{ access, appointment }} />;
}

/** A countdown to the time at which the record opens by itself. */
function RecordCountdown({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("records");
  const opensAt = recordOpensAt(appointment);
  const seconds = useSecondsUntil(opensAt);
  return (
    <StateMessage picture={<SproutPicture />} title={t("early.title")}>
      <Box>
        {t("early.at")} <ExactTime moment={opensAt} />
      </Box>
      <Typography
        component="div"
        role="timer"
        aria-label={t("early.timer")}
        sx={{
          fontSize: "2.5rem",
          fontWeight: 600,
          color: "text.primary",
          marginBlock: 1,
          ...digits,
        }}
      >
        {clock(seconds)}
      </Typography>
      <Box>{t("early.body")}</Box>
      {/* Announced a minute before the record opens, so that the user can stay on the page. */}
      <Announcement>{seconds <= 60 ? t("early.soon") : ""}</Announcement>
    </StateMessage>
  );
}

const digits = { fontVariantNumeric: "tabular-nums" } as const;

/** Formats seconds as "1:05" or "2:10:00"; days count as hours. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts
    .slice(parts[0] === 0 ? 1 : 0)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}

type RecordClosedProps = { access: OpenRecordKey; appointment: Appointment };

/** Shows that the record has closed, and why. The clinician can still finish own drafts. */
function RecordClosed({ access, appointment }: RecordClosedProps) {
  const { t } = useTranslation("records");
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Notice severity="info">
        {appointment.status === "cancelled" ? (
          <span>{t("closed.cancelled")}</span>
        ) : (
          <span>
            {t("closed.since")} <ExactTime moment={recordClosesAt(appointment)} />.
          </span>
        )}{" "}
        {t("closed.body")}
      </Notice>
      <OwnDrafts access={access} />
    </Box>
  );
}

/** The current phase of a record. The rules decide access; the phase shows when to request it. */
function useRecordPhase(appointment: Appointment): RecordPhase {
  return useSyncExternalStore(subscribe, () => recordPhase(appointment, serverNow()));
}

/** Whole seconds until a moment by the server's clock; never negative. */
function useSecondsUntil(moment: Date): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((moment.getTime() - serverNow().getTime()) / 1000)),
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 500);
  return () => clearInterval(timer);
}
