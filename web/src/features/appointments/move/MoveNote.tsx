import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayText, zonedTimeText } from "../timeFormat.ts";
import { useMoveOf } from "./useMoveOf.ts";

type MoveNoteProps = {
  row: AppointmentRow;
  /** The path of an appointment's page. */
  pathOf: (id: string) => string;
};

/** Says which time a request replaces, or to which time an appointment is asked to move, live. */
export function MoveNote({ row, pathOf }: MoveNoteProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const move = useMoveOf(row);
  const whenText = (time: Date) => ({
    day: dayText(time, language, zone),
    time: zonedTimeText(time, language, zone),
  });
  if (move.kind === "request") return <span>{t("move.replaces", whenText(move.startsAt))}</span>;
  if (move.kind === "plainRequest") return <span>{t("move.plain")}</span>;
  if (move.kind !== "requested") return null;
  return (
    <Box component="span" sx={{ "& > a": { color: "primary.main", textUnderlineOffset: 3 } }}>
      <span>{t("move.requested", whenText(move.startsAt))}</span>{" "}
      <Link to={pathOf(move.id)}>{t("move.toRequest")}</Link>
    </Box>
  );
}
