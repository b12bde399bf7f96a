import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Section } from "../../../ui/Section.tsx";
import { AppointmentMode, AppointmentStatusLabel } from "./AppointmentLabels.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle, rangeText } from "./timeFormat.ts";

/** All details of an appointment. */
export function AppointmentFacts({ row: { appointment } }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const { startsAt, status, mode, reason, requestedBy, patientId } = appointment;
  const times = rangeText(startsAt, endOf(appointment), language, zone);
  return (
    <Section title={dayTitle(startsAt, language, zone)} lead={times}>
      <Facts>
        <dt>{t("page.status")}</dt>
        <dd>
          <AppointmentStatusLabel status={status} />
        </dd>
        <dt>{t("page.mode")}</dt>
        <dd>
          <AppointmentMode mode={mode} />
        </dd>
        <dt>{t("page.reason")}</dt>
        <dd>
          {reason === "" ? (
            <Box component="span" sx={{ color: "text.secondary" }}>
              {t("page.noReason")}
            </Box>
          ) : (
            reason
          )}
        </dd>
        <dt>{t("page.requestedBy")}</dt>
        <dd>{t(requestedBy === patientId ? "page.byPatient" : "page.byClinician")}</dd>
      </Facts>
    </Section>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, auto) minmax(0, 1fr)",
  gap: "8px 16px",
  margin: 0,
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
}));
