import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useMoveOf } from "./useMoveOf.ts";

type CancelDialogProps = {
  row: AppointmentRow;
  /** Whether the user is the patient. */
  isPatient: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/**
 * Asks before an appointment is canceled. Clinicians decline requests. A request to move an
 * appointment is declined or withdrawn, and that one stays; if one is canceled that a request waits
 * to move, the request stays.
 */
export function CancelDialog({ row, isPatient, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation("appointments");
  const { kind } = useMoveOf(row);
  const isDeclined = !isPatient && row.appointment.status === "pending";
  const what = isDeclined ? "declining" : kind === "request" ? "withdrawing" : "canceling";
  const body =
    kind === "requested"
      ? "canceling.requestStays"
      : isDeclined && kind !== "request"
        ? "declining.plain"
        : (`${what}.body` as const);
  return (
    <ConfirmDialog
      open
      title={t(`${what}.title`)}
      body={t(body)}
      cancelLabel={t(`${what}.stay`)}
      confirmLabel={t(`${what}.leave`)}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
