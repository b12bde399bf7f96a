import { nameKey } from "@salvia/domain/record/clinicalStatus";
import { severities, type Problem } from "@salvia/domain/record/problem";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import type { EntryFormProps } from "../EditableSection.tsx";
import { addProblem } from "../records.data.ts";
import { ClinicalForm, isLine, readOnset, type ClinicalField } from "../ClinicalForm.tsx";

export type ProblemDraft = Readonly<Record<"name" | "severity" | "onset", string>>;

export const noProblem: ProblemDraft = { name: "", severity: "", onset: "" };

type ProblemFormProps = EntryFormProps<ProblemDraft> & { active: readonly Problem[] };

/** Records a problem, or changes an active one, which is found in any case and with any accents. */
export function ProblemForm({ active, access, draft, onDraft, onClose }: ProblemFormProps) {
  const { t } = useTranslation("recordSummary");
  const showToast = useToast();
  const mutation = useMutation();
  const known = active.find((problem) => nameKey(problem.name) === nameKey(draft.name));
  const name = known?.name ?? draft.name.trim();
  const severity = severities.find((one) => one === draft.severity) ?? null;
  const { onset, isWrong } = readOnset(draft.onset);
  const isSame = known?.severity === severity && known.onset === onset;
  const nameProblem = isLine(name) ? null : t("form.wrongLine");

  const fields: readonly ClinicalField<keyof ProblemDraft>[] = [
    {
      name: "name",
      label: t("problems.form.name"),
      help: t("problems.form.nameHelp"),
      problem: nameProblem ?? (isSame ? t("form.same") : null),
    },
    {
      name: "severity",
      label: t("problems.form.severity"),
      help: t("problems.form.severityHelp"),
      problem: null,
      choices: [
        { value: "", label: t("problems.form.noSeverity") },
        ...severities.map((value) => ({ value, label: t(`problems.severity.${value}`) })),
      ],
    },
    {
      name: "onset",
      label: t("form.onset"),
      help: t("form.onsetHelp"),
      problem: isWrong ? t("form.wrongOnset") : null,
    },
  ];

  async function save() {
    const said = { status: "active", name, severity, onset } as const;
    if (!(await mutation.run(() => addProblem(access, said)))) return;
    showToast("success", t("problems.form.saved"));
    onClose();
  }

  return (
    <ClinicalForm
      label={t("problems.form.title")}
      fields={fields}
      values={draft}
      note={known === undefined ? null : t("form.known", { name: known.name })}
      submitLabel={t(known === undefined ? "problems.form.start" : "problems.form.change")}
      mutation={mutation}
      onChange={(field, value) => onDraft({ ...draft, [field]: value })}
      onSubmit={() => void save()}
      onCancel={onClose}
    />
  );
}
