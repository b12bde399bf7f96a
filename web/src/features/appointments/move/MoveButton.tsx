import { isToCome } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useMoveOf } from "./useMoveOf.ts";

/** Asks to move an appointment to another time; nothing while a request to move it waits. */
export function MoveButton({ row, onMove }: { row: AppointmentRow; onMove: () => void }) {
  const { t } = useTranslation("appointments");
  const now = useNow();
  const { kind } = useMoveOf(row);
  if (!isToCome(row.appointment, now) || kind !== "none") return null;
  return <Button onClick={onMove}>{t("move.action")}</Button>;
}
