import Button from "@mui/material/Button";
import type { Visit } from "@salvia/domain/scheduling/visit";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Section } from "../../../ui/Section.tsx";
import { useClockTime } from "../room/useClockTime.ts";

type WaitingRoomProps = {
  visit: Visit;
  /** The display name of the clinician. */
  other: string;
  /** The path to go to when the patient stops waiting. */
  home: string;
};

/** The waiting room as the patient sees it. */
export function WaitingRoom({ visit, other, home }: WaitingRoomProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  return (
    <Section
      title={t("waiting.title")}
      lead={t("waiting.body", { name: other })}
      action={
        <Button component={Link} to={home} variant="outlined" sx={{ flexShrink: 0 }}>
          {t("waiting.leave")}
        </Button>
      }
    >
      <output>{t("waiting.since", { time: clockTime(visit.waitingSince) })}</output>
    </Section>
  );
}
