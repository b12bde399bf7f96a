import SameTimeIcon from "@mui/icons-material/PeopleOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { overlapping } from "@salvia/domain/scheduling/takenTime";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MoveNote } from "../move/MoveNote.tsx";
import { AppointmentList } from "./AppointmentList.tsx";
import { requestsFrom, type AppointmentRow } from "../data/appointments.data.ts";

/** Pending appointment requests from patients, live. */
export function Requests() {
  const { t } = useTranslation("appointments");
  const uid = useAuth().user?.uid ?? "";
  const [since] = useState(() => new Date());
  const source = requestsFrom(uid, since);
  const live = useLiveQuery("appointments/requests", source, ({ length }) => length === 0);
  return (
    <Section title={t("requests.title")} lead={t("requests.lead")}>
      {live.status === "loading" ? (
        <LoadingBlock height={120} label={t("loading")} />
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : live.status === "empty" ? (
        <Typography>{t("requests.none")}</Typography>
      ) : (
        <AppointmentList
          label={t("requests.title")}
          dated
          rows={live.value}
          renderName={({ appointment }) => appointment.patientName}
          pathOf={medicalPaths.appointment}
          renderNote={(row) => (
            <>
              <MoveNote row={row} pathOf={medicalPaths.appointment} />
              <SameTime names={othersAt(row, live.value)} />
            </>
          )}
        />
      )}
    </Section>
  );
}

/** Names the other patients who want the same time, of which only one can get it. */
function SameTime({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  if (names.length === 0) return null;
  return (
    <Box component="span" sx={{ display: "flex", gap: 0.5 }}>
      <SameTimeIcon
        aria-hidden="true"
        sx={{ fontSize: "1.125rem", marginTop: 0.375, color: "text.secondary" }}
      />
      <span>{t("requests.sameTime", { names: new Intl.ListFormat(language).format(names) })}</span>
    </Box>
  );
}

/** The other patients whose requests overlap one. A patient's own two are a move, or a mistake. */
function othersAt({ appointment }: AppointmentRow, rows: readonly AppointmentRow[]): string[] {
  const { startsAt } = appointment;
  const own = { startsAt, endsAt: endOf(appointment) };
  const others = rows.filter(
    (other) =>
      other.appointment.patientId !== appointment.patientId &&
      overlapping([own], other.appointment) !== undefined,
  );
  return [...new Set(others.map((other) => other.appointment.patientName))];
}
