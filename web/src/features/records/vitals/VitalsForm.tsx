import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import {
  parseVitals,
  type VitalsForm as Form,
  type VitalsProblem,
} from "@salvia/domain/record/parseVitals";
import { unusualMeasures, type Measures } from "@salvia/domain/record/vital";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useUnits } from "../../../ui/units/useUnits.ts";
import { addVitals } from "../records.data.ts";
import { UnusualDialog } from "./UnusualDialog.tsx";
import type { OpenRecordKey } from "../access/openRecord.ts";

type VitalsFormProps = {
  access: OpenRecordKey;
  /** The last measured values, used to detect unusual input. */
  latest: Measures;
};

type Problems = Partial<Record<keyof Form, VitalsProblem | "nothing">>;

const fields = ["pressure", "weight", "height"] as const satisfies readonly (keyof Form)[];
const nothing: Form = { pressure: "", weight: "", height: "" };

/** Drafts by appointment id. */
const drafts = draftsOf<Form>();

/** Records vitals in any units. Asks the user to confirm unusual values. */
export function VitalsForm({ access, latest }: VitalsFormProps) {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { system } = useUnits();
  const [draft, setDraft] = useDraft(drafts, access.appointmentId);
  const [problems, setProblems] = useState<Problems>({});
  const [unconfirmed, setUnconfirmed] = useState<Measures | null>(null);
  const showToast = useToast();
  const inputs = useRef<Partial<Record<keyof Form, HTMLInputElement | null>>>({});
  const mutation = useMutation();
  const form = draft ?? nothing;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (fields.every((field) => form[field].trim() === "")) {
      return point({ pressure: "nothing" });
    }
    const read = parseVitals(form, system, language);
    if (!read.ok) return point(read.problems);
    if (unusualMeasures(read.measures, latest).length > 0) return setUnconfirmed(read.measures);
    void save(read.measures);
  }

  /** Shows the problems and focuses the first field that has one. */
  function point(wrong: Problems) {
    setProblems(wrong);
    const first = fields.find((field) => wrong[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
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
        {fields.map((field) => {
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
              onChange={(event) => {
                const next = { ...form, [field]: event.target.value };
                setDraft(fields.some((each) => next[each] !== "") ? next : null);
                setProblems({ ...problems, [field]: undefined });
              }}
            />
          );
        })}
      </Box>
      <MutationProblem mutation={mutation} />
      <div>
        <BusyButton
          type="submit"
          variant="contained"
          busy={mutation.busy}
          busyLabel={t("vitals.form.saving")}
        >
          {t("vitals.form.save")}
        </BusyButton>
      </div>
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
