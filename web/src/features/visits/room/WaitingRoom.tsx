import { isHere, presenceTickMs, type Visit } from "@salvia/domain/scheduling/visit";
import Box from "@mui/material/Box";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { keepAwake } from "../../../lib/awake.ts";
import { Section } from "../../../ui/Section.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useClockTime, useServerClock } from "../visitClock.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";

type WaitingRoomProps = {
  visit: Visit;
  /** The display name of the clinician. */
  other: string;
  isOnline: boolean;
  onLeave: () => void;
};

export function WaitingRoom({ visit, other, isOnline, onLeave }: WaitingRoomProps) {
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  // A patient who waits long without touching the device must not be signed out.
  useEffect(keepAwake, []);
  return (
    <Section
      title={t("waiting.title")}
      {...(isOnline && { lead: t("waiting.body", { name: other }) })}
      action={
        <Button onClick={onLeave} variant="outlined" sx={{ flexShrink: 0 }}>
          {t("waiting.leave")}
        </Button>
      }
    >
      {isOnline ? null : (
        <Notice severity="warning">{t("waiting.offline", { name: other })}</Notice>
      )}
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
  isOnline: boolean;
  busy: boolean;
  onAdmit: () => void;
  /** Returns to the call of a patient who has been admitted. */
  onReturn: () => void;
  /** The button that ends the visit. */
  exit: ReactNode;
};

/** Shows the clinician who is in the waiting room, with a button to admit them. */
export function WaitingRoomView(props: WaitingRoomViewProps) {
  const { visit, other, isOnline, busy, onAdmit, onReturn, exit } = props;
  const { t } = useTranslation("visits");
  const clockTime = useClockTime();
  const now = useServerClock(presenceTickMs);
  if (visit?.state === "left") {
    return (
      <Section title={t("lobby.left", { name: other })}>
        <output>{t("lobby.hint")}</output>
        {visit.admittedAt === null ? null : <Buttons>{exit}</Buttons>}
      </Section>
    );
  }
  if (visit?.state === "admitted") {
    return (
      <Section title={t("lobby.inCall", { name: other })} lead={t("lobby.preview")}>
        <Buttons>
          <BusyButton
            variant="contained"
            busy={busy}
            busyLabel={t("lobby.entering")}
            onClick={onReturn}
          >
            {t("lobby.return")}
          </BusyButton>
          {exit}
        </Buttons>
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
      // Without a connection of our own, everyone would seem silent.
      title={t(isHere(visit, now) || !isOnline ? "lobby.waits" : "lobby.silent", {
        name: other,
        time: clockTime(visit.seenAt),
      })}
    >
      {isOnline ? null : <Notice severity="warning">{t("lobby.offline")}</Notice>}
      <output>{t("lobby.since", { time: clockTime(visit.waitingSince) })}</output>
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

function Buttons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>{children}</Box>;
}
