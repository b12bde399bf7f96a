import { languageNames } from "@salvia/domain/languages";
import { isHere, type Visit } from "@salvia/domain/visit";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { useNow } from "../../ui/useNow.ts";
import { useClockTime } from "./useClockTime.ts";

type PatientDoorProps = { other: string; busy: boolean; onEnter: () => void };

/** The way into the waiting room. */
export function PatientDoor({ other, busy, onEnter }: PatientDoorProps) {
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
          {t("door.enter")}
        </BusyButton>
      </div>
    </Section>
  );
}

type ClinicianDoorProps = {
  visit: Visit | null;
  other: string;
  busy: boolean;
  onAdmit: () => void;
};

/** Who is in the waiting room, and the way to let them in. */
export function ClinicianDoor({ visit, other, busy, onAdmit }: ClinicianDoorProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  const now = useNow();
  if (visit === null || visit.state !== "waiting") {
    return (
      <Section title={t("door.nobody", { name: other })}>
        <output>{t("door.nobodyHint")}</output>
      </Section>
    );
  }
  return (
    <Section title={t(isHere(visit, now) ? "door.waits" : "door.left", { name: other })}>
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
