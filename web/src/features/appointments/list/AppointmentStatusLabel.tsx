import CancelledIcon from "@mui/icons-material/EventBusyOutlined";
import ConfirmedIcon from "@mui/icons-material/EventAvailableOutlined";
import DoneIcon from "@mui/icons-material/TaskAltOutlined";
import PendingIcon from "@mui/icons-material/HourglassEmptyOutlined";
import Chip from "@mui/material/Chip";
import type { AppointmentStatus } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

/** The status of an appointment as text and icon, so that color is never the only cue. */
export function AppointmentStatusLabel({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation("appointments");
  const Icon = icons[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={status === "pending" ? "secondary" : status === "confirmed" ? "primary" : "default"}
      icon={<Icon aria-hidden="true" />}
      label={t(`status.${status}`)}
    />
  );
}

const icons = {
  pending: PendingIcon,
  confirmed: ConfirmedIcon,
  cancelled: CancelledIcon,
  done: DoneIcon,
} as const satisfies Record<AppointmentStatus, unknown>;
