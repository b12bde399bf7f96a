import InPersonIcon from "@mui/icons-material/PersonPinCircleOutlined";
import VideoIcon from "@mui/icons-material/VideocamOutlined";
import Box from "@mui/material/Box";
import type { AppointmentMode as Mode } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

/** Shows whether an appointment is by video or in person. */
export function AppointmentMode({ mode }: { mode: Mode }) {
  const { t } = useTranslation("appointments");
  const Icon = mode === "telemedicine" ? VideoIcon : InPersonIcon;
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
      <Icon aria-hidden="true" sx={{ fontSize: "1.125rem", color: "text.secondary" }} />
      {t(`mode.${mode}`)}
    </Box>
  );
}
