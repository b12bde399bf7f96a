import Box from "@mui/material/Box";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import {
  followUpDelays,
  followUpTime,
  type FollowUpDelay,
} from "@salvia/domain/scheduling/followUp";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { useMutation } from "../../../firebase/useMutation.ts";
import { Section } from "../../../ui/Section.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { firstBookableStart } from "../data/takenTime.data.ts";

type FollowUpProps = {
  appointment: Appointment;
  /** Called with the usual time, and with the first free one from then on, if there is any. */
  onBook: (near: Date, startsAt: Date | null) => void;
};

/** Proposes times for a follow-up of an appointment that takes place. */
export function FollowUp({ appointment, onBook }: FollowUpProps) {
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const now = useNow();
  const mutation = useMutation();
  const { status, clinicianId, patientId, mode } = appointment;

  async function propose(delay: FollowUpDelay) {
    const near = followUpTime(appointment.startsAt, delay, zone, now);
    await mutation.run(async () => {
      const wish = { clinicianId, patientId, mode, startsAt: near };
      onBook(near, await firstBookableStart(wish));
    });
  }

  if (status !== "confirmed" && status !== "done") return null;
  return (
    <Section title={t("followUp.title")} lead={t("followUp.lead")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {delays.map((delay) => (
          <Button
            key={delay}
            variant="outlined"
            aria-disabled={mutation.busy}
            onClick={() => void propose(delay)}
          >
            {t(`followUp.${delay}`)}
          </Button>
        ))}
      </Box>
      <MutationProblem mutation={mutation} />
    </Section>
  );
}

const delays = Object.keys(followUpDelays).filter((key): key is FollowUpDelay =>
  Object.hasOwn(followUpDelays, key),
);
