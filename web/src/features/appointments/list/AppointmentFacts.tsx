import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { MoveNote } from "../move/MoveNote.tsx";
import { AppointmentMode, AppointmentStatusLabel } from "./AppointmentLabels.tsx";
import { PracticeAddress } from "./PracticeAddress.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle, rangeText } from "../timeFormat.ts";

/** When, how and why an appointment takes place. */
export function AppointmentFacts({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const heading = useId();
  const { appointment } = row;
  const { startsAt, mode, reason, requestedBy, patientId, outsideHoursReason } = appointment;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: "grid", gap: 2 }}>
      <div>
        <Typography variant="h2" id={heading}>
          {dayTitle(startsAt, language, zone)}
        </Typography>
        <Box
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}
        >
          <Typography sx={{ fontSize: "1.25rem", fontVariantNumeric: "tabular-nums" }}>
            {rangeText(startsAt, endOf(appointment), language, zone)}
          </Typography>
          <AppointmentStatusLabel appointment={appointment} />
        </Box>
        <MoveNote row={row} pathOf={medicalPaths.appointment} />
      </div>
      <Facts>
        <dt>{t("page.mode")}</dt>
        <dd>
          <AppointmentMode mode={mode} />
          <PracticeAddress appointment={appointment} />
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
        {outsideHoursReason === undefined ? null : (
          <>
            <dt>{t("page.outsideHours")}</dt>
            <dd>{outsideHoursReason}</dd>
          </>
        )}
        <dt>{t("page.requestedBy")}</dt>
        <dd>{t(requestedBy === patientId ? "page.byPatient" : "page.byClinician")}</dd>
        {appointment.seriesId === undefined ? null : (
          <>
            <dt>{t("series.label")}</dt>
            <dd>{t("series.part")}</dd>
          </>
        )}
      </Facts>
    </Box>
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
