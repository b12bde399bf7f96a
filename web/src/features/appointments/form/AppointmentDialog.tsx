import FormHelperText from "@mui/material/FormHelperText";
import type { Appointment, AppointmentMode } from "@salvia/domain/scheduling/appointment";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import {
  emptyDraft,
  isOutsideHours,
  minutesOf,
  reasonProblem,
  timeProblem,
} from "./appointmentDraft.ts";
import { AppointmentForm } from "./AppointmentForm.tsx";
import { useAvailability } from "../data/useAvailability.ts";
import { AppointmentProblemNotice } from "../AppointmentProblemNotice.tsx";
import { newAppointmentId, type MadeAppointment } from "../data/appointmentWrites.data.ts";
import { useAppointmentMutation } from "../useAppointmentMutation.ts";

/** The two participants of an appointment, and its initial status: requested or confirmed. */
type Between = Pick<
  Appointment,
  "clinicianId" | "patientId" | "patientName" | "requestedBy" | "status"
>;

type AppointmentDialogProps = {
  title: string;
  confirm: string;
  picker: ReactNode;
  /** The message shown before a participant is selected. */
  chooseFirst: string;
  /** Null until the other participant is selected. */
  between: Between | null;
  /** The clinician whose free times are offered; null until known. */
  clinicianId: string | null;
  /** A time whose day is shown first if no time is chosen. */
  near?: Date;
  startsAt?: Date | null;
  mode?: AppointmentMode;
  /** Shown below the form, such as another way to get an appointment. */
  below?: ReactNode;
  onMade: (id: string, startsAt: Date) => void;
  /** Repeats the appointment as a series; only for appointments that are confirmed at once. */
  onRepeat?: (first: MadeAppointment) => void;
  onClose: () => void;
};

/** Text typed into the form, kept while the page is left or locked. */
const reasons = draftsOf<string>();

/**
 * Creates or requests an appointment. The typed text stays until the appointment is stored; a
 * failure shows the reason and, if the time was taken, the next free times.
 */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { title, confirm, picker, chooseFirst, between, clinicianId, onMade, onRepeat, onClose } =
    props;
  const { t } = useTranslation("appointments");
  // Every attempt uses the same id, so a write whose answer was lost is not repeated.
  const [id] = useState(newAppointmentId);
  const [typed, keep] = useDraft(reasons, title);
  const [draft, setDraft] = useState({
    ...emptyDraft,
    reason: typed ?? "",
    startsAt: props.startsAt ?? null,
    mode: props.mode ?? emptyDraft.mode,
  });
  const [tried, setTried] = useState(false);
  const { busy, problem, make } = useAppointmentMutation();
  useUnloadWarning(draft.reason !== "");
  const hours = useAvailability(clinicianId);
  const availability = hours.status === "content" ? hours.value : null;

  /** The appointment as it is filled in; null if something is missing, which is then shown. */
  function filledIn(startsAt: Date | null): MadeAppointment | null {
    setTried(true);
    if (busy || between === null || startsAt === null || availability === null) return null;
    const { mode, reason } = draft;
    const time = { ...draft, startsAt };
    if (reasonProblem(reason) !== null || timeProblem(time, mode, availability) !== null)
      return null;
    const isOutside = isOutsideHours(time, mode, availability) && between.status === "confirmed";
    return {
      ...between,
      mode,
      startsAt,
      minutes: minutesOf(draft, mode, availability),
      reason: reason.trim(),
      ...(isOutside && { outsideHoursReason: draft.outsideHoursReason.trim() }),
      rev: 1,
    };
  }

  async function submit(startsAt = draft.startsAt) {
    const made = filledIn(startsAt);
    if (made === null || !(await make(id, made))) return;
    keep(null);
    onMade(id, made.startsAt);
  }

  function repeat() {
    const first = filledIn(draft.startsAt);
    if (first === null) return;
    keep(null);
    onRepeat?.(first);
  }

  function close() {
    keep(null);
    onClose();
  }

  return (
    <FormDialog
      title={title}
      maxWidth="sm"
      cancel={t("form.cancel")}
      confirm={confirm}
      busyLabel={t("form.sending")}
      busy={busy}
      more={
        onRepeat === undefined ? null : (
          <Button sx={{ marginRight: "auto" }} onClick={repeat}>
            {t("series.repeat")}
          </Button>
        )
      }
      onSubmit={() => void submit()}
      onClose={(cause) => {
        // A click on the backdrop is too easy a mistake to discard typed text.
        if (cause !== "backdropClick" || draft.reason === "") close();
      }}
    >
      {picker}
      {tried && between === null ? (
        <FormHelperText error role="alert" sx={{ margin: 0 }}>
          {chooseFirst}
        </FormHelperText>
      ) : null}
      <AppointmentForm
        {...{ clinicianId, draft, tried }}
        near={props.near ?? null}
        patient={
          between === null
            ? null
            : {
                uid: between.patientId,
                name: between.patientName,
                isUser: between.requestedBy === between.patientId,
              }
        }
        onChange={(next) => {
          setDraft(next);
          keep(next.reason || null);
        }}
      />
      {props.below}
      <AppointmentProblemNotice
        problem={problem}
        onChoose={(startsAt) => {
          setDraft({ ...draft, startsAt });
          void submit(startsAt);
        }}
      />
    </FormDialog>
  );
}
