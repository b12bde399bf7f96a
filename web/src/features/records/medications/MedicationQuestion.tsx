import { allergiesNamedLike, type AboutAllergy } from "@salvia/domain/record/allergy";
import type { Known } from "@salvia/domain/record/clinicalStatus";
import type { DoseQuestion } from "@salvia/domain/record/dose";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useAllergyDetails } from "../summary/AllergyText.tsx";

/** What needs confirmation before a medication is saved. */
export type Question =
  | { readonly dose: DoseQuestion }
  /** Active allergies to a substance with the same name. */
  | { readonly allergies: readonly AboutAllergy[] }
  /** The name could not be compared. */
  | "allergiesUnread";

/**
 * What to ask about a medication's name; nothing if no active allergy is named like it.
 *
 * @param allergies the active ones; null while they are unknown, which is asked about, too
 */
export function allergyQuestion(
  medication: string,
  allergies: readonly Known<AboutAllergy>[] | null,
): readonly Question[] {
  if (allergies === null) return ["allergiesUnread"];
  const found = allergiesNamedLike(medication, allergies).map(({ latest }) => latest);
  return found.length === 0 ? [] : [{ allergies: found }];
}

type MedicationQuestionProps = {
  question: Question;
  typed: { readonly name: string; readonly dose: string };
  /** The current dose of the same medication. */
  before: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks one question before a medication is saved. The safe answer has the focus. */
export function MedicationQuestion(props: MedicationQuestionProps) {
  const { question, typed, before, onCancel, onConfirm } = props;
  const { t } = useTranslation(["records", "recordSummary"]);
  const detailsOf = useAllergyDetails();
  const answers = { onCancel, onConfirm };
  if (typeof question === "object" && "dose" in question) {
    return (
      <ConfirmDialog
        key="dose"
        open
        title={t("medications.unusual.title")}
        body={t(`medications.unusual.${question.dose}`, { dose: typed.dose, before })}
        cancelLabel={t("vitals.unusual.correct")}
        confirmLabel={t("vitals.unusual.confirm")}
        {...answers}
      />
    );
  }
  const found = question === "allergiesUnread" ? [] : question.allergies;
  const names = found.map(({ substance }) => substance).join(", ");
  const details = found
    .map((allergy) =>
      t("recordSummary:allergies.event.active", {
        name: allergy.substance,
        details: detailsOf(allergy),
      }),
    )
    .join("; ");
  const medication = typed.name;
  return (
    <ConfirmDialog
      key="allergies"
      open
      title={
        found.length === 0
          ? t("recordSummary:match.unreadTitle")
          : t("recordSummary:match.title", { names })
      }
      body={
        found.length === 0
          ? t("recordSummary:match.unreadBody", { medication })
          : t("recordSummary:match.body", { medication, details })
      }
      cancelLabel={t("recordSummary:match.correct")}
      confirmLabel={t("recordSummary:match.confirm")}
      {...answers}
    />
  );
}
