import { languageNames } from "@salvia/domain/shared/language";
import { isHere, type Visit } from "@salvia/domain/scheduling/visit";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useClockTime } from "../room/useClockTime.ts";
import { useServerClock } from "../room/useServerClock.ts";

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
    <Section title={t("with", { name: other })} lead={t("door.patient", { name: other })}>
      <div>
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("door.entering")}
          onClick={onEnter}
        >
          {t(visit?.state === "admitted" ? "door.return" : "door.enter")}
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
      <Section title={t("door.left", { name: other })}>
        <output>{t("door.nobodyHint")}</output>
      </Section>
    );
  }
  if (visit === null || visit.state !== "waiting") {
    return (
      <Section title={t("door.nobody", { name: other })}>
        <output>{t("door.nobodyHint")}</output>
      </Section>
    );
  }
  return (
    <Section
      title={t(isHere(visit, now) ? "door.waits" : "door.silent", {
        name: other,
        time: clockTime(visit.seenAt),
      })}
    >
      <output>
        {t("door.since", {
          time: clockTime(visit.waitingSince),
          language: languageNames[visit.language],
        })}
      </output>
      <div>
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("door.admitting")}
          onClick={onAdmit}
        >
          {t("door.admit")}
        </BusyButton>
      </div>
    </Section>
  );
}
