import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { recordPhase } from "@salvia/domain/record/recordAccess";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import {
  lastWithPatient,
  nextWithPatient,
  type AppointmentRow,
} from "../data/appointments.data.ts";
import { AppointmentList } from "./AppointmentList.tsx";
import { RecordLink, useStanding } from "./useStanding.tsx";
import { dayTitle } from "../timeFormat.ts";

type PatientAppointmentsProps = { clinicianId: string; patientId: string };

/**
 * A clinician's next and last appointments with a patient, and the record if one of them opens it:
 * at most ten, live.
 */
export function PatientAppointments({ clinicianId, patientId }: PatientAppointmentsProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  // The queries stay the same while the page is open; what ends meanwhile changes lists.
  const [since] = useState(() => new Date(now.getTime() - longestMs));
  const pair = { clinicianId, patientId };
  const name = `appointments/${patientId}/${since.getTime()}`;
  const next = useLiveQuery(`${name}/next`, nextWithPatient(pair, since));
  const last = useLiveQuery(`${name}/last`, lastWithPatient(pair, since));
  const failed = [next, last].find((live) => live.status === "error");
  if (failed?.status === "error") return <LoadProblem of={failed} />;
  if (next.status !== "content" || last.status !== "content") return <Loading />;
  const isOver = ({ appointment }: AppointmentRow) => endOf(appointment) <= now;
  const coming = next.value.filter((row) => !isOver(row));
  const past = [...next.value.filter(isOver).toReversed(), ...last.value];
  return (
    <>
      <RecordSection rows={[...past.toReversed(), ...coming]} />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: columns, alignItems: "start" }}>
        <Rows title={t("ofPatient.next")} rows={coming} none={t("ofPatient.noNext")} />
        <Rows title={t("ofPatient.last")} rows={past} none={t("ofPatient.noLast")} />
      </Box>
    </>
  );
}

/** Longer than any appointment and than its record stays open. */
const longestMs = 24 * 60 * 60_000;

const columns = { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" };

type RowsProps = { title: string; rows: readonly AppointmentRow[]; none: string };

function Rows({ title, rows, none }: RowsProps) {
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{none}</Typography>
      ) : (
        <AppointmentList
          label={title}
          rows={rows}
          renderName={({ appointment }) => dayTitle(appointment.startsAt, language, zone)}
          pathOf={medicalPaths.appointment}
        />
      )}
    </Section>
  );
}

/** Links to the record while it is open; before, says when the next appointment opens it. */
function RecordSection({ rows }: { rows: readonly AppointmentRow[] }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const inPhase = (phase: "open" | "early") =>
    rows.find(({ appointment }) => recordPhase(appointment, now) === phase);
  const row = inPhase("open") ?? inPhase("early");
  return (
    <Section title={t("ofPatient.recordTitle")}>
      {row === undefined ? (
        <Typography>{t("ofPatient.noRecord")}</Typography>
      ) : (
        <Record row={row} />
      )}
    </Section>
  );
}

function Record({ row }: { row: AppointmentRow }) {
  const { body } = useStanding(row);
  const isOpen = recordPhase(row.appointment, useNow()) === "open";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Typography sx={{ flexGrow: 1 }}>{body}</Typography>
      {isOpen ? <RecordLink row={row} primary /> : null}
    </Box>
  );
}
