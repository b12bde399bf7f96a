import Typography from "@mui/material/Typography";
import { activeAllergies, allergiesFrom } from "@salvia/domain/record/allergy";
import { doseQuestion } from "@salvia/domain/record/dose";
import { medicationKey, type CurrentMedication } from "@salvia/domain/record/medication";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { ClinicalForm, isLine } from "../ClinicalForm.tsx";
import { addMedication } from "../records.data.ts";
import { useAllergies } from "../conditions/AllergiesSection.tsx";
import type { EntryFormProps } from "../EditableSection.tsx";
import { useAllergyWords } from "../conditions/AllergyText.tsx";
import { allergyQuestion, MedicationQuestion, type Question } from "./MedicationQuestion.tsx";

export type MedicationDraft = Readonly<Record<"name" | "dose", string>>;

export const noMedication: MedicationDraft = { name: "", dose: "" };

type MedicationFormProps = EntryFormProps<MedicationDraft> & {
  current: readonly CurrentMedication[];
};

/** Starts a medication, or changes the dose of one the patient already takes. */
export function MedicationForm(props: MedicationFormProps) {
  const { current, access, draft, onDraft, onClose } = props;
  const { t } = useTranslation(["records", "recordSummary"]);
  const wordsOf = useAllergyWords();
  const live = useAllergies(access.patientId);
  /** The patient's active ones; null while they are unknown. */
  const allergies = live.status === "content" ? activeAllergies(allergiesFrom(live.value)) : null;
  // A change begins with the name of the row.
  const [isChange] = useState(draft.name !== "");
  /** What to ask before the entry is saved, one after the other. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const showToast = useToast();
  const [question] = questions;
  const mutation = useMutation();
  const taken = current.find(({ name }) => medicationKey(name) === medicationKey(draft.name));
  const typed = { name: taken?.name ?? draft.name.trim(), dose: draft.dose.trim() };
  const wrongLine = (text: string) => (isLine(text) ? null : t("recordSummary:form.wrongLine"));
  const isSame = typed.dose === taken?.dose;

  function submit() {
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
    <>
      <ClinicalForm
        label={t("medications.form.title")}
        intro={
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
        }
        fields={[
          {
            name: "name",
            label: t("medications.form.name"),
            help: t("medications.form.like.name"),
            problem: wrongLine(typed.name),
          },
          {
            name: "dose",
            label: t("medications.form.dose"),
            help: t("medications.form.like.dose"),
            problem: isSame
              ? t("medications.form.same", { name: taken.name })
              : wrongLine(typed.dose),
          },
        ]}
        {...(isChange && { focused: "dose" })}
        values={draft}
        note={null}
        submitLabel={t(taken === undefined ? "medications.form.start" : "medications.form.change")}
        mutation={mutation}
        onChange={(name, value) => onDraft({ ...draft, [name]: value })}
        onSubmit={submit}
        onCancel={onClose}
      />
      {question === undefined ? null : (
        <MedicationQuestion
          question={question}
          typed={typed}
          before={taken?.dose ?? ""}
          onCancel={() => setQuestions([])}
          onConfirm={() => ask(questions.slice(1))}
        />
      )}
    </>
  );
}
