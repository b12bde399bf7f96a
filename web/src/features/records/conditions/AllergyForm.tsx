import { criticalities, type AboutAllergy, type Criticality } from "@salvia/domain/record/allergy";
import { nameKey } from "@salvia/domain/record/clinicalStatus";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import type { EntryFormProps } from "../EditableSection.tsx";
import { addAllergy } from "../records.data.ts";
import { ClinicalForm, isLine, readOnset, type ClinicalField } from "../ClinicalForm.tsx";

export type AllergyDraft = Readonly<
  Record<"substance" | "criticality" | "reaction" | "onset", string>
>;

export const noAllergy: AllergyDraft = { substance: "", criticality: "", reaction: "", onset: "" };

type AllergyFormProps = EntryFormProps<AllergyDraft> & { active: readonly AboutAllergy[] };

/** Records an allergy, or changes an active one, which is found in any case and with any accents. */
export function AllergyForm({ active, access, draft, onDraft, onClose }: AllergyFormProps) {
  const { t } = useTranslation("recordSummary");
  const showToast = useToast();
  const mutation = useMutation();
  const known = active.find(({ substance }) => nameKey(substance) === nameKey(draft.substance));
  const substance = known?.substance ?? draft.substance.trim();
  const criticality = criticalities.find((one) => one === draft.criticality);
  const reaction = draft.reaction.trim() === "" ? null : draft.reaction.trim();
  const { onset, isWrong } = readOnset(draft.onset);
  const isSame =
    known?.criticality === criticality && known?.reaction === reaction && known.onset === onset;
  const wrongLine = (text: string | null) =>
    text === null || isLine(text) ? null : t("form.wrongLine");

  const fields: readonly ClinicalField<keyof AllergyDraft>[] = [
    {
      name: "substance",
      label: t("allergies.form.substance"),
      help: t("allergies.form.substanceHelp"),
      problem: wrongLine(substance) ?? (isSame ? t("form.same") : null),
    },
    {
      name: "criticality",
      label: t("allergies.form.criticality"),
      help: t("allergies.form.criticalityHelp"),
      problem: criticality === undefined ? t("allergies.form.wrongCriticality") : null,
      choices: [
        { value: "", label: t("form.choose") },
        ...criticalities.map((value) => ({ value, label: t(`allergies.criticality.${value}`) })),
      ],
    },
    {
      name: "reaction",
      label: t("allergies.form.reaction"),
      help: t("allergies.form.reactionHelp"),
      problem: wrongLine(reaction),
    },
    {
      name: "onset",
      label: t("form.onset"),
      help: t("form.onsetHelp"),
      problem: isWrong ? t("form.wrongOnset") : null,
    },
  ];

  async function save(chosen: Criticality) {
    const said = { status: "active", substance, criticality: chosen, reaction, onset } as const;
    if (!(await mutation.run(() => addAllergy(access, said)))) return;
    showToast("success", t("allergies.form.saved"));
    onClose();
  }

  return (
    <ClinicalForm
      label={t("allergies.form.title")}
      fields={fields}
      values={draft}
      note={known === undefined ? null : t("form.known", { name: known.substance })}
      submitLabel={t(known === undefined ? "allergies.form.start" : "allergies.form.change")}
      mutation={mutation}
      onChange={(name, value) => onDraft({ ...draft, [name]: value })}
      onSubmit={() => {
        if (criticality !== undefined) void save(criticality);
      }}
      onCancel={onClose}
    />
  );
}
