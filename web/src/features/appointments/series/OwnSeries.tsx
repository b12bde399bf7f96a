import { isToCome } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { dateText } from "../timeFormat.ts";

type OwnSeriesProps = {
  row: AppointmentRow;
  /** The patient's appointments among which the others of the series are looked for. */
  rows: readonly AppointmentRow[];
};

/** That an appointment is part of a series, and when its others are. */
export function OwnSeries({ row, rows }: OwnSeriesProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const { seriesId, status } = row.appointment;
  if (seriesId === undefined || status !== "confirmed") return null;
  const days = rows
    .filter(({ id }) => id !== row.id)
    .filter(({ appointment }) => appointment.seriesId === seriesId && isToCome(appointment, now))
    .map(({ appointment }) => dateText(appointment.startsAt, language, zone));
  if (days.length === 0) return <span>{t("series.part")}</span>;
  return <span>{t("series.others", { days: new Intl.ListFormat(language).format(days) })}</span>;
}
