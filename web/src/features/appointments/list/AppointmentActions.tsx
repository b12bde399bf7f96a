import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { nextStatuses } from "@salvia/domain/scheduling/appointment";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentProblemNotice } from "./AppointmentProblemNotice.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import type { AppointmentChange } from "../data/appointmentWrites.data.ts";
import { FreeTimes } from "../form/FreeTimes.tsx";
import { UndoDone, useMarkAsDone } from "./MarkAsDone.tsx";
import { useAppointmentMutation } from "./useAppointmentMutation.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayText, zonedTimeText } from "./timeFormat.ts";

/** The clinician's actions on an appointment. Each is one write against the version they saw. */
export function AppointmentActions({ row }: { row: AppointmentRow }) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const { busy, problem, change } = useAppointmentMutation();
  const doneMutation = useMarkAsDone();
  const showToast = useToast();
  const [asking, setAsking] = useState<"cancel" | "move" | null>(null);
  const { status, startsAt } = row.appointment;
  const next = nextStatuses[status];
  const heading = useRef<HTMLHeadingElement>(null);
  // Each of these changes can remove the pressed button.
  useFocusKept(heading, `${status} ${startsAt.getTime()} ${asking} ${problem?.kind}`);

  async function write(what: AppointmentChange, done: string) {
    if (!(await change(row, what))) return;
    showToast("success", done);
    setAsking(null);
  }
  const confirmAt = (time: Date) => {
    const when = { day: dayText(time, language, zone), time: zonedTimeText(time, language, zone) };
    void write({ status: "confirmed", startsAt: time }, t("toast.moved", when));
  };

  return (
    <Section title={t("page.what")} headingRef={heading}>
      <AppointmentProblemNotice problem={problem} onChoose={confirmAt} />
      {status === "cancelled" ? <Typography>{t("page.over")}</Typography> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "&:empty": { display: "none" } }}>
        {status === "pending" && startsAt > now ? (
          <BusyButton
            variant="contained"
            busy={busy}
            busyLabel={t("page.confirming")}
            onClick={() => void write({ status: "confirmed" }, t("toast.confirmed"))}
          >
            {t("page.confirm")}
          </BusyButton>
        ) : null}
        {next.includes("done") && startsAt <= now ? (
          <BusyButton
            variant="contained"
            busy={doneMutation.busy}
            busyLabel={t("page.marking")}
            onClick={() => doneMutation.markAsDone(row)}
          >
            {t("page.done")}
          </BusyButton>
        ) : null}
        {next.includes("cancelled") ? (
          <>
            <Button
              variant="outlined"
              aria-expanded={asking === "move"}
              onClick={() => setAsking(asking === "move" ? null : "move")}
            >
              {t(asking === "move" ? "page.keepTime" : "page.move")}
            </Button>
            <Button color="error" aria-disabled={busy} onClick={() => setAsking("cancel")}>
              {t("page.cancel")}
            </Button>
          </>
        ) : null}
        {status === "done" ? (
          <UndoDone row={row} busy={doneMutation.busy} onUndo={() => doneMutation.undo(row)} />
        ) : null}
      </Box>
      {asking === "move" ? <Move row={row} busy={busy} onMove={confirmAt} /> : null}
      <ConfirmDialog
        open={asking === "cancel"}
        title={t("canceling.title")}
        body={t("canceling.body")}
        cancelLabel={t("canceling.stay")}
        confirmLabel={t("canceling.leave")}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void write({ status: "cancelled" }, t("toast.cancelled"));
        }}
      />
    </Section>
  );
}

type MoveProps = { row: AppointmentRow; busy: boolean; onMove: (startsAt: Date) => void };

/** Moves an appointment to another time; the same write frees its current time. */
function Move({ row, busy, onMove }: MoveProps) {
  const { t } = useTranslation("appointments");
  const [chosen, setChosen] = useState<Date | null>(null);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <FreeTimes
        clinicianId={row.appointment.clinicianId}
        mode={row.appointment.mode}
        value={chosen}
        onChoose={(time) => setChosen(time)}
      />
      {chosen === null ? null : (
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("form.sending")}
          onClick={() => onMove(chosen)}
        >
          {t("page.moveTo")}
        </BusyButton>
      )}
    </Box>
  );
}
