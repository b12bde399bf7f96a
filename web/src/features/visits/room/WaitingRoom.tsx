import Button from "@mui/material/Button";
import { type Visit, isHere } from "@salvia/domain/scheduling/visit";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { languageNames } from "@salvia/domain/shared/language";

import { Section } from "../../../ui/Section.tsx";
import { useClockTime, useServerClock } from "./visitClock.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";

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

type WaitingRoomEntryProps = {
  visit: Visit | null;
  other: string;
  busy: boolean;
  onEnter: () => void;
};

/** The button to enter the waiting room or return to the call. */
export function WaitingRoomEntry({ visit, other, busy, onEnter }: WaitingRoomEntryProps) {
  const { t } = useTranslation("visits");
  return (
    <Section title={t("with", { name: other })} lead={t("lobby.patient", { name: other })}>
      <div>
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("lobby.entering")}
          onClick={onEnter}
        >
          {t(visit?.state === "admitted" ? "lobby.return" : "lobby.enter")}
        </BusyButton>
      </div>
    </Section>
  );
}

type WaitingRoomViewProps = {
  visit: Visit | null;
  other: string;
  busy: boolean;
  onAdmit: () => void;
};

/** Shows the clinician who is in the waiting room, with a button to admit them. */
export function WaitingRoomView({ visit, other, busy, onAdmit }: WaitingRoomViewProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  const now = useServerClock(5_000);
  if (visit?.state === "left") {
    return (
      <Section title={t("lobby.left", { name: other })}>
        <output>{t("lobby.hint")}</output>
      </Section>
    );
  }
  if (visit === null || visit.state !== "waiting") {
    return (
      <Section title={t("lobby.absent", { name: other })}>
        <output>{t("lobby.hint")}</output>
      </Section>
    );
  }
  return (
    <Section
      title={t(isHere(visit, now) ? "lobby.waits" : "lobby.silent", {
        name: other,
        time: clockTime(visit.seenAt),
      })}
    >
      <output>
        {t("lobby.since", {
          time: clockTime(visit.waitingSince),
          language: languageNames[visit.language],
        })}
      </output>
      <div>
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("lobby.admitting")}
          onClick={onAdmit}
        >
          {t("lobby.admit")}
        </BusyButton>
      </div>
    </Section>
  );
}
