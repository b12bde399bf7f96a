import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MoveNote } from "../move/MoveNote.tsx";
import { AppointmentList } from "./AppointmentList.tsx";
import { requestsFrom } from "../data/appointments.data.ts";

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
        <LoadProblem failure={live.failure} onRetry={live.retry} />
      ) : live.status === "empty" ? (
        <Typography>{t("requests.none")}</Typography>
      ) : (
        <AppointmentList
          label={t("requests.title")}
          dated
          rows={live.value}
          renderName={({ appointment }) => appointment.patientName}
          pathOf={medicalPaths.appointment}
          renderNote={(row) => <MoveNote row={row} pathOf={medicalPaths.appointment} />}
        />
      )}
    </Section>
  );
}
