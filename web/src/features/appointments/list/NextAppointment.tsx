import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { memberPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { ZoneName } from "../../../ui/time/ZoneName.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { AppointmentMode, AppointmentStatusLabel } from "./AppointmentLabels.tsx";
import { isVisitOpen, MemberVisitLink } from "./MemberVisitLink.tsx";
import { dayTitle, hoursText, waitText } from "../timeFormat.ts";
import { useOwnAppointments } from "./useOwnAppointments.ts";

/** `hasDoctor`: whether a clinician treats the member, who can request appointments only then. */
type NextAppointmentProps = { hasDoctor: boolean };

/** A member's next appointment with its one action, or a way to request one. */
export function NextAppointment(props: NextAppointmentProps) {
  return (
    <NamespaceLoader namespaces={["appointments"]} fallback={<Loading />}>
      <NextSection {...props} />
    </NamespaceLoader>
  );
}

function NextSection({ hasDoctor }: NextAppointmentProps) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const live = useOwnAppointments();
  const next = live.status === "content" ? nextOf(live.value, now) : null;
  return (
    <Section title={t("member.next")}>
      {live.status === "loading" ? (
        <LoadingBlock height={120} label={t("loading")} />
      ) : live.status === "error" ? (
        <LoadProblem of={live} />
      ) : next === null ? (
        <None hasDoctor={hasDoctor} />
      ) : (
        <Next row={next} />
      )}
    </Section>
  );
}

/** The first confirmed appointment that is not over; without one, the first request. */
function nextOf(rows: readonly AppointmentRow[], now: Date): AppointmentRow | null {
  const toCome = rows.filter(({ appointment }) => endOf(appointment) > now);
  const first = (status: string) =>
    toCome.find(({ appointment }) => appointment.status === status) ?? null;
  return first("confirmed") ?? first("pending");
}

function None({ hasDoctor }: NextAppointmentProps) {
  const { t } = useTranslation("appointments");
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography>{t(hasDoctor ? "member.noneUpcoming" : "member.noDoctor")}</Typography>
      <Button
        variant="contained"
        component={Link}
        to={hasDoctor ? memberPaths.appointments : memberPaths.clinicians}
      >
        {t(hasDoctor ? "ask.action" : "member.findDoctor")}
      </Button>
    </Box>
  );
}

function Next({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const { clinicianId, mode, reason, startsAt } = row.appointment;
  const hasVisits = useIsOn("visits");
  return (
    <Box sx={{ display: "grid", gap: 1, overflowWrap: "anywhere" }}>
      <Typography variant="h3" component="p">
        <time dateTime={startsAt.toISOString()}>
          {[
            dayTitle(startsAt, language, zone),
            hoursText(startsAt, endOf(row.appointment), language, zone),
          ].join(" · ")}
        </time>{" "}
        <ZoneName moment={startsAt} {...(mode === "inPerson" && { practiceOf: clinicianId })} />
      </Typography>
      <Typography>
        <b>
          <StaffName uid={clinicianId} />
        </b>
        {startsAt > now ? <span>{` · ${waitText(startsAt, now, language)}`}</span> : null}
      </Typography>
      {reason === "" ? null : <Typography>{reason}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <AppointmentMode mode={mode} />
        <AppointmentStatusLabel appointment={row.appointment} />
      </Box>
      <MemberVisitLink row={row} />
      {hasVisits && isVisitOpen(row.appointment, now) ? null : (
        <Button
          variant="outlined"
          component={Link}
          to={memberPaths.appointments}
          sx={{ justifySelf: "start", marginTop: 1 }}
        >
          {t("member.manage")}
        </Button>
      )}
    </Box>
  );
}
