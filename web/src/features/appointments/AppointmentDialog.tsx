import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Appointment } from "@salvia/domain/scheduling/appointment";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { BusyButton } from "../../ui/BusyButton.tsx";
import { draftsOf, useDraft } from "../../ui/drafts.ts";
import { useUnloadWarning } from "../../ui/useUnloadWarning.ts";
import { draftProblem, emptyDraft } from "./appointmentDraft.ts";
import { AppointmentForm } from "./AppointmentForm.tsx";
import { AppointmentProblemNotice } from "./AppointmentProblemNotice.tsx";
import { newAppointmentId } from "./appointmentWrites.data.ts";
import { useAppointmentMutation } from "./useAppointmentMutation.ts";

/** Between whom an appointment is, and how it begins: asked for, or confirmed at once. */
type Between = Pick<
  Appointment,
  "clinicianId" | "patientId" | "patientName" | "requestedBy" | "status"
>;

type AppointmentDialogProps = {
  title: string;
  confirm: string;
  /** Chooses the other one of the two. */
  picker: ReactNode;
  /** What is asked where nobody is chosen. */
  chooseFirst: string;
  /** Null until the other one is chosen. */
  between: Between | null;
  /** Whose free times are offered; null until that is known. */
  clinicianId: string | null;
  startsAt?: Date | null;
  onMade: (id: string) => void;
  onClose: () => void;
};

/** What is being typed, where the page is left or locked meanwhile. */
const reasons = draftsOf<string>();

/**
 * Makes an appointment, or asks for one. What is typed stays until it is stored: a refusal says why,
 * and where somebody was quicker, offers the next times.
 */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { title, confirm, picker, chooseFirst, between, clinicianId, onMade, onClose } = props;
  const { t } = useTranslation("appointments");
  const titleId = useId();
  // One id for all tries: what was stored before its answer was lost is not made twice.
  const [id] = useState(newAppointmentId);
  const [typed, keep] = useDraft(reasons, title);
  const [draft, setDraft] = useState({
    ...emptyDraft,
    reason: typed ?? "",
    startsAt: props.startsAt ?? null,
  });
  const [tried, setTried] = useState(false);
  const { busy, problem, make } = useAppointmentMutation();
  useUnloadWarning(draft.reason !== "");

  async function submit(startsAt = draft.startsAt) {
    setTried(true);
    if (busy || between === null || startsAt === null) return;
    if (draftProblem({ ...draft, startsAt }) !== null) return;
    const { mode, reason } = draft;
    const made = { ...between, mode, startsAt, reason: reason.trim(), rev: 1 };
    if (!(await make(id, made))) return;
    keep(null);
    onMade(id);
  }

  function close() {
    keep(null);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={(_event, cause) => {
        // A click beside it is too easily made to lose what was typed.
        if (!busy && (cause !== "backdropClick" || draft.reason === "")) close();
      }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, "&&": { paddingTop: 1 } }}>
        {picker}
        {tried && between === null ? <div role="alert">{chooseFirst}</div> : null}
        <AppointmentForm
          {...{ clinicianId, draft, tried }}
          onChange={(next) => {
            setDraft(next);
            keep(next.reason || null);
          }}
        />
        <AppointmentProblemNotice
          problem={problem}
          onChoose={(startsAt) => {
            setDraft({ ...draft, startsAt });
            void submit(startsAt);
          }}
        />
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={close}>{t("form.cancel")}</Button>
        <BusyButton
          variant="contained"
          busy={busy}
          busyLabel={t("form.sending")}
          onClick={() => void submit()}
        >
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
