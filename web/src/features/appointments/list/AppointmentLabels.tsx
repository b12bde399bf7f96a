import ConfirmedIcon from "@mui/icons-material/EventAvailableOutlined";
import CanceledIcon from "@mui/icons-material/EventBusyOutlined";
import PendingIcon from "@mui/icons-material/HourglassEmptyOutlined";
import InPersonIcon from "@mui/icons-material/PersonPinCircleOutlined";
import DoneIcon from "@mui/icons-material/TaskAltOutlined";
import VideoIcon from "@mui/icons-material/VideocamOutlined";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type {
  Appointment,
  AppointmentStatus,
  AppointmentMode as Mode,
} from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

/** The status of an appointment as text and icon, so that color is never the only cue. */
export function AppointmentStatusLabel({ appointment }: { appointment: Standing }) {
  const { t } = useTranslation("appointments");
  const { status } = appointment;
  const Icon = statusIcons[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={status === "pending" ? "secondary" : status === "confirmed" ? "primary" : "default"}
      icon={<Icon aria-hidden="true" />}
      label={t(`status.${statusWordOf(appointment)}`)}
    />
  );
}

type Standing = Pick<Appointment, "status" | "replaces" | "replacedBy">;

/** The word for a status, which is another for a request to move and for what it has moved. */
export function statusWordOf({ status, replaces, replacedBy }: Standing) {
  if (status === "pending" && replaces !== undefined) return "moveRequested";
  return status === "cancelled" && replacedBy !== undefined ? "moved" : status;
}

export const statusIcons = {
  pending: PendingIcon,
  confirmed: ConfirmedIcon,
  cancelled: CanceledIcon,
  done: DoneIcon,
} as const satisfies Record<AppointmentStatus, unknown>;

export const modeIcons = {
  telemedicine: VideoIcon,
  inPerson: InPersonIcon,
} as const satisfies Record<Mode, unknown>;

/** Shows whether an appointment is by video or in person. */
export function AppointmentMode({ mode }: { mode: Mode }) {
  const { t } = useTranslation("appointments");
  const Icon = modeIcons[mode];
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
      <Icon aria-hidden="true" sx={{ fontSize: "1.125rem", color: "text.secondary" }} />
      <span>{t(`mode.${mode}`)}</span>
    </Box>
  );
}
