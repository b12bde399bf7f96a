import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { recordOpensAt, type Appointment } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../../ui/status/Announcement.tsx";
import { SproutPicture } from "../../../ui/drawings/SproutPicture.tsx";
import { ExactTime } from "../../../ui/time/ExactTime.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useSecondsUntil } from "./useRecordPhase.ts";

/** A countdown to the time at which the record opens by itself. */
export function RecordCountdown({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("records");
  const opensAt = recordOpensAt(appointment);
  const seconds = useSecondsUntil(opensAt);
  return (
    <StateMessage picture={<SproutPicture />} title={t("early.title")}>
      <Box>
        {t("early.at")} <ExactTime moment={opensAt} />
      </Box>
      <Typography
        component="div"
        role="timer"
        aria-label={t("early.timer")}
        sx={{
          fontSize: "2.5rem",
          fontWeight: 600,
          color: "text.primary",
          marginBlock: 1,
          ...digits,
        }}
      >
        {clock(seconds)}
      </Typography>
      <Box>{t("early.body")}</Box>
      {/* Announced a minute before the record opens, so that the user can stay on the page. */}
      <Announcement>{seconds <= 60 ? t("early.soon") : ""}</Announcement>
    </StateMessage>
  );
}

const digits = { fontVariantNumeric: "tabular-nums" } as const;

/** Formats seconds as "1:05" or "2:10:00"; days count as hours. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts
    .slice(parts[0] === 0 ? 1 : 0)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}
