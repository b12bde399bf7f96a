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
 * Asks before an appointment is canceled. A request to move one is declined or withdrawn, and that
 * one stays; if one is canceled that a request waits to move, the request stays.
 */
export function CancelDialog({ row, isPatient, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation("appointments");
  const { kind } = useMoveOf(row);
  const what = kind === "request" ? (isPatient ? "withdrawing" : "declining") : "canceling";
  return (
    <ConfirmDialog
      open
      title={t(`${what}.title`)}
      body={t(kind === "requested" ? "canceling.requestStays" : `${what}.body`)}
      cancelLabel={t(`${what}.stay`)}
      confirmLabel={t(`${what}.leave`)}
      onCancel={onClose}
      onConfirm={onConfirm}
    />
  );
}
