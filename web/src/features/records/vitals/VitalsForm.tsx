import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  emptyVitals,
  parseVitals,
  type VitalsForm as Form,
  type VitalsProblem,
} from "@salvia/domain/record/parseVitals";
import { vitalSigns } from "@salvia/domain/record/showVital";
import { unusualMeasures, type Measures } from "@salvia/domain/record/vital";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useUnits } from "../../../ui/units/useUnits.ts";
import { addVitals } from "../records.data.ts";
import { useMonths } from "./vitalsAge.ts";
import { UnusualDialog } from "./UnusualDialog.tsx";
import type { OpenRecordKey } from "../openRecord.ts";

type VitalsFormProps = {
  access: OpenRecordKey;
  /** The last measured values, used to detect unusual input. */
  latest: Measures;
  /** Closes the form; what is typed is dropped. */
  onClose: () => void;
};

/** Whether a form has typed text that was not saved. */
export function hasVitalsDraft({ appointmentId }: OpenRecordKey): boolean {
  return drafts.has(appointmentId);
}

type Problems = Partial<Record<keyof Form, VitalsProblem | "nothing">>;

/** In the order of the page. */
const fields = [...vitalSigns, "fasting"] as const satisfies readonly (keyof Form)[];

/** Drafts by appointment id. */
const drafts = draftsOf<Form>();

/** Records vitals in any units. Asks the user to confirm unusual values. */
export function VitalsForm({ access, latest, onClose }: VitalsFormProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { system } = useUnits();
  const months = useMonths();
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  const [problems, setProblems] = useState<Problems>({});
  const [unconfirmed, setUnconfirmed] = useState<Measures | null>(null);
  const showToast = useToast();
  const inputs = useRef<Partial<Record<keyof Form, HTMLElement | null>>>({});
  const mutation = useMutation();
  const form = draft ?? emptyVitals;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (vitalSigns.every((sign) => form[sign].trim() === "")) {
      return point({ pressure: "nothing" });
    }
    const read = parseVitals(form, system, language);
    if (!read.ok) return point(read.problems);
    if (unusualMeasures(read.measures, latest, months).length > 0)
      return setUnconfirmed(read.measures);
    void save(read.measures);
  }

  /** Shows the problems and focuses the first field that has one. */
  function point(wrong: Problems) {
    setProblems(wrong);
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  }

  function change(typed: Partial<Form>) {
    const changed = { ...form, ...typed };
    // Without glucose there is nothing that it could say.
    const next: Form = changed.glucose.trim() === "" ? { ...changed, fasting: "" } : changed;
    setDraft(fields.some((each) => next[each] !== "") ? next : null);
    const solved = fields.filter((field) => field in typed).map((field) => [field, undefined]);
    setProblems({ ...problems, ...Object.fromEntries(solved) });
  }

  async function save(measures: Measures) {
    setUnconfirmed(null);
    if (!(await mutation.run(() => addVitals(access, measures)))) return;
    setDraft(null);
    showToast("success", t("vitals.form.saved"));
    inputs.current.pressure?.focus();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t("vitals.form.title")}
      onSubmit={submit}
      sx={{ display: "grid", gap: 2 }}
    >
      <Box sx={columns}>
        {vitalSigns.map((field) => {
          const problem = problems[field];
          return (
            <TextField
              key={field}
              label={t(`vitals.${field}`)}
              value={form[field]}
              error={problem !== undefined}
              helperText={
                problem === undefined
                  ? t(`vitals.form.like.${system}.${field}`)
                  : t(`vitals.form.problem.${problem}`)
              }
              autoComplete="off"
              size="small"
              inputRef={(input: HTMLInputElement | null) => {
                inputs.current[field] = input;
              }}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          );
        })}
        {form.glucose.trim() === "" ? null : (
          <TextField
            select
            label={t("vitals.fasting.label")}
            value={form.fasting}
            error={problems.fasting !== undefined}
            helperText={
              problems.fasting === undefined
                ? t("vitals.fasting.hint")
                : t(`vitals.form.problem.${problems.fasting}`)
            }
            size="small"
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            inputRef={(input: HTMLElement | null) => {
              inputs.current.fasting = input;
            }}
            onChange={({ target }) => {
              const fasting = (["yes", "no"] as const).find((each) => each === target.value) ?? "";
              change({ fasting });
            }}
          >
            <option value="">{t("vitals.fasting.choose")}</option>
            <option value="yes">{t("vitals.fasting.yes")}</option>
            <option value="no">{t("vitals.fasting.no")}</option>
          </TextField>
        )}
      </Box>
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("vitals.form.saving")}>
          {t("vitals.form.save")}
        </SubmitButton>
        <Button
          onClick={() => {
            setDraft(null);
            onClose();
          }}
        >
          {t("vitals.form.close")}
        </Button>
      </Box>
      {unconfirmed === null ? null : (
        <UnusualDialog
          taken={unconfirmed}
          latest={latest}
          onCorrect={() => setUnconfirmed(null)}
          onConfirm={() => void save(unconfirmed)}
        />
      )}
    </Box>
  );
}

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  alignItems: "start",
} as const;
