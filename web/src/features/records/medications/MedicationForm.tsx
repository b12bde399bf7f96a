import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { AboutAllergy } from "@salvia/domain/record/allergy";
import type { Known } from "@salvia/domain/record/clinicalStatus";
import { doseQuestion } from "@salvia/domain/record/dose";
import {
  medicationKey,
  medicationSchema,
  type CurrentMedication,
} from "@salvia/domain/record/medication";
import { useState, type Ref, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { addMedication } from "../records.data.ts";
import type { OpenRecordKey } from "../openRecord.ts";
import { useAllergyWords } from "../conditions/AllergyText.tsx";
import { allergyQuestion, MedicationQuestion, type Question } from "./MedicationQuestion.tsx";

/** What is typed into the form. */
export type MedicationDraft = { readonly name: string; readonly dose: string };

type MedicationFormProps = {
  current: readonly CurrentMedication[];
  /** The patient's active allergies; null while they are unknown. */
  allergies: readonly Known<AboutAllergy>[] | null;
  access: OpenRecordKey;
  draft: MedicationDraft | null;
  onDraft: (next: MedicationDraft | null) => void;
  /** Called after the entry was saved, and when the form is canceled. */
  onClose: () => void;
  nameRef: Ref<HTMLInputElement>;
  doseRef: Ref<HTMLInputElement>;
};

const fields = ["name", "dose"] as const;

/** Starts a medication, or changes the dose of one the patient already takes. */
export function MedicationForm(props: MedicationFormProps) {
  const { current, allergies, access, draft, onDraft, onClose, nameRef, doseRef } = props;
  const { t } = useTranslation(["records", "recordSummary"]);
  const wordsOf = useAllergyWords();
  const [tried, setTried] = useState(false);
  /** What to ask before the entry is saved, one after the other. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const showToast = useToast();
  const [question] = questions;
  const mutation = useMutation();
  const form = draft ?? { name: "", dose: "" };
  const taken = current.find(({ name }) => medicationKey(name) === medicationKey(form.name));
  const typed = { name: taken?.name ?? form.name.trim(), dose: form.dose.trim() };

  function problemOf(field: (typeof fields)[number]): string | null {
    if (!isLine(typed[field])) return t("medications.form.wrong");
    const isSame = field === "dose" && typed.dose === taken?.dose;
    return isSame ? t("medications.form.same", { name: taken.name }) : null;
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (fields.some((field) => problemOf(field) !== null)) return setTried(true);
    const dose = doseQuestion(typed.dose, taken?.dose ?? null);
    ask([
      ...allergyQuestion(typed.name, allergies, taken === undefined),
      ...(dose === null ? [] : [{ dose }]),
    ]);
  }

  function ask(asked: readonly Question[]) {
    setQuestions(asked);
    if (asked.length === 0) void save();
  }

  async function save() {
    const change = taken === undefined ? "started" : "changed";
    const isSaved = await mutation.run(() => addMedication(access, { ...typed, change }));
    if (!isSaved) return;
    showToast("success", t("medications.form.saved"));
    onClose();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t("medications.form.title")}
      onSubmit={submit}
      sx={{ display: "grid", gap: 2 }}
    >
      <div>
        {allergies === null || allergies.length === 0 ? null : (
          <Typography sx={{ fontWeight: 600 }}>
            {t("recordSummary:match.recorded", {
              details: wordsOf(allergies.map(({ latest }) => latest)),
            })}
          </Typography>
        )}
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {t("recordSummary:match.compared")}
        </Typography>
      </div>
      <Box sx={columns}>
        {fields.map((field) => {
          const problem = tried ? problemOf(field) : null;
          return (
            <TextField
              key={field}
              label={t(`medications.form.${field}`)}
              value={form[field]}
              error={problem !== null}
              helperText={problem ?? t(`medications.form.like.${field}`)}
              autoComplete="off"
              size="small"
              inputRef={field === "name" ? nameRef : doseRef}
              onChange={(event) => {
                const next = { ...form, [field]: event.target.value };
                onDraft(fields.some((each) => next[each] !== "") ? next : null);
              }}
            />
          );
        })}
      </Box>
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <BusyButton
          type="submit"
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("medications.form.saving")}
        >
          {t(taken === undefined ? "medications.form.start" : "medications.form.change")}
        </BusyButton>
        <Button onClick={onClose}>{t("medications.form.cancel")}</Button>
      </Box>
      {question === undefined ? null : (
        <MedicationQuestion
          question={question}
          typed={typed}
          before={taken?.dose ?? ""}
          onCancel={() => setQuestions([])}
          onConfirm={() => ask(questions.slice(1))}
        />
      )}
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
