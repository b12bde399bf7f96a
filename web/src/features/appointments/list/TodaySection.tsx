import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { appointmentsIn, type AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, spanOf } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle } from "../timeFormat.ts";
import { DayList, EarlierButton, nextOf } from "./DayList.tsx";

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
        <LoadProblem of={live} />
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
  const [earlierShown, showEarlier] = useState(false);
  const left = rows.filter((row) => !isSettled(row, now));
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <EarlierButton
        count={rows.length - left.length}
        shown={earlierShown}
        onToggle={() => showEarlier(!earlierShown)}
      />
      <DayList
        label={t("today.title")}
        rows={earlierShown ? rows : left}
        next={nextOf(rows, now)}
      />
    </Box>
  );
}

/** Whether an appointment is done and its record closed, so that it needs nothing more. */
function isSettled({ appointment }: AppointmentRow, now: Date): boolean {
  return appointment.status === "done" && now >= recordClosesAt(appointment);
}
