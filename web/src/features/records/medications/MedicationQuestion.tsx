import { allergiesNamedLike, type AboutAllergy } from "@salvia/domain/record/allergy";
import type { Known } from "@salvia/domain/record/clinicalStatus";
import type { DoseQuestion } from "@salvia/domain/record/dose";
import { useTranslation } from "react-i18next";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useAllergyWords } from "../conditions/AllergyText.tsx";

/** What needs confirmation before a medication is saved. */
export type Question =
  | { readonly dose: DoseQuestion }
  /** Active allergies to a substance with the same name, and others of high criticality. */
  | { readonly alike: readonly AboutAllergy[]; readonly high: readonly AboutAllergy[] }
  /** The name could not be compared. */
  | "allergiesUnread";

/**
 * What to ask about a medication: once about all active allergies that are named like it, and about
 * all of high criticality if it is started, because names don't show the class of a substance.
 *
 * @param allergies the active ones; null while they are unknown, which is asked about, too
 */
export function allergyQuestion(
  medication: string,
  allergies: readonly Known<AboutAllergy>[] | null,
  isStart: boolean,
): readonly Question[] {
  if (allergies === null) return ["allergiesUnread"];
  const alike = allergiesNamedLike(medication, allergies).map(({ latest }) => latest);
  const high = allergies
    .map(({ latest }) => latest)
    .filter((each) => isStart && each.criticality === "high" && !alike.includes(each));
  return alike.length + high.length === 0 ? [] : [{ alike, high }];
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
  const wordsOf = useAllergyWords();
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
  const { alike, high } = question === "allergiesUnread" ? { alike: [], high: [] } : question;
  const names = [...alike, ...high].map(({ substance }) => substance).join(", ");
  const medication = typed.name;
  const bodies = [
    question === "allergiesUnread" ? t("recordSummary:match.unreadBody", { medication }) : null,
    alike.length === 0
      ? null
      : t("recordSummary:match.body", { medication, details: wordsOf(alike) }),
    high.length === 0
      ? null
      : t("recordSummary:match.highBody", { medication, details: wordsOf(high) }),
  ];
  return (
    <ConfirmDialog
      key="allergies"
      open
      title={
        question === "allergiesUnread"
          ? t("recordSummary:match.unreadTitle")
          : t("recordSummary:match.title", { names })
      }
      body={bodies.filter((body) => body !== null).join(" ")}
      cancelLabel={t("recordSummary:match.correct")}
      confirmLabel={t("recordSummary:match.confirm")}
      {...answers}
    />
  );
}
