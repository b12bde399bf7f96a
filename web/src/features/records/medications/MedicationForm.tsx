import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  medicationKey,
  medicationSchema,
  type CurrentMedication,
} from "@salvia/domain/record/medication";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { addMedication } from "../records.data.ts";
import type { OpenRecordKey } from "../access/openRecord.ts";

type MedicationFormProps = { current: readonly CurrentMedication[]; access: OpenRecordKey };

const fields = ["name", "dose"] as const;
const nothing = { name: "", dose: "" };

/** Drafts by appointment id. */
const drafts = draftsOf<typeof nothing>();

/** Starts a medication, or changes the dose of one the patient already takes. */
export function MedicationForm({ current, access }: MedicationFormProps) {
  const { t } = useTranslation("records");
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  const [tried, setTried] = useState(false);
  const showToast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const mutation = useMutation();
  const form = draft ?? nothing;
  const taken = current.find(({ name }) => medicationKey(name) === medicationKey(form.name));

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = { name: taken?.name ?? form.name.trim(), dose: form.dose.trim() };
    if (fields.some((field) => !isLine(typed[field]))) return setTried(true);
    const change = taken === undefined ? "started" : "changed";
    const isSaved = await mutation.run(() => addMedication(access, { ...typed, change }));
    if (!isSaved) return undefined;
    setDraft(null);
    setTried(false);
    showToast("success", t("medications.form.saved"));
    return first.current?.focus();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t("medications.form.title")}
      onSubmit={(event: SyntheticEvent) => void submit(event)}
      sx={{ display: "grid", gap: 2 }}
    >
      <Box sx={columns}>
        {fields.map((field) => {
          const wrong = tried && !isLine(form[field].trim());
          return (
            <TextField
              key={field}
              label={t(`medications.form.${field}`)}
              value={form[field]}
              error={wrong}
              helperText={t(wrong ? "medications.form.wrong" : `medications.form.like.${field}`)}
              autoComplete="off"
              size="small"
              {...(field === "name" && { inputRef: first })}
              onChange={(event) => {
                const next = { ...form, [field]: event.target.value };
                setDraft(fields.some((each) => next[each] !== "") ? next : null);
              }}
            />
          );
        })}
      </Box>
      <MutationProblem mutation={mutation} />
      <div>
        <BusyButton
          type="submit"
          variant="outlined"
          busy={mutation.busy}
          busyLabel={t("medications.form.saving")}
        >
          {t(taken === undefined ? "medications.form.start" : "medications.form.change")}
        </BusyButton>
      </div>
    </Box>
  );
}

/** Whether the text is a valid single line; names and doses follow the same rule. */
function isLine(text: string): boolean {
  return medicationSchema.shape.dose.safeParse(text).success;
}

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "start",
} as const;
