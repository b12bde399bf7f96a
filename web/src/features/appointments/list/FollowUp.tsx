import Box from "@mui/material/Box";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  followUpDelays,
  followUpTime,
  type FollowUpDelay,
} from "@salvia/domain/scheduling/followUp";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";

type FollowUpProps = { appointment: Appointment; onBook: (startsAt: Date) => void };

/** Proposes times for a follow-up of an appointment that takes place. */
export function FollowUp({ appointment: { status, startsAt }, onBook }: FollowUpProps) {
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const now = useNow();
  if (status !== "confirmed" && status !== "done") return null;
  return (
    <Section title={t("followUp.title")} lead={t("followUp.lead")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {delays.map((delay) => (
          <Button
            key={delay}
            variant="outlined"
            onClick={() => onBook(followUpTime(startsAt, delay, zone, now))}
          >
            {t(`followUp.${delay}`)}
          </Button>
        ))}
      </Box>
    </Section>
  );
}

const delays = Object.keys(followUpDelays).filter((key): key is FollowUpDelay =>
  Object.hasOwn(followUpDelays, key),
);
