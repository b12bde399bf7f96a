import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { parseOnset } from "@salvia/domain/record/onset";
import { patterns } from "@salvia/domain/shared/patterns";
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Mutation } from "../../firebase/useMutation.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

/** A field of an entry: a line of text, or a choice. */
export type ClinicalField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly help: string;
  /** What is wrong with the value; null if nothing is. */
  readonly problem: string | null;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

type ClinicalFormProps<Name extends string> = {
  label: string;
  /** What to know before typing. */
  intro?: ReactNode;
  fields: readonly ClinicalField<Name>[];
  /** The field that has the focus when the form opens, with its text selected; by default the first. */
  focused?: Name;
  values: Readonly<Record<Name, string>>;
  /** Information about what is typed; null if there is none. */
  note: string | null;
  submitLabel: string;
  mutation: Mutation;
  onChange: (name: Name, value: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The form of an allergy, a problem, or a medication. */
export function ClinicalForm<Name extends string>(props: ClinicalFormProps<Name>) {
  const { label, intro, fields, focused, values, note, submitLabel, mutation } = props;
  const { t } = useTranslation("recordSummary");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isChange = focused !== undefined;
  useEffect(() => {
    field.current?.focus();
    if (isChange) field.current?.select();
  }, [isChange]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (mutation.busy) return;
    if (fields.some(({ problem }) => problem !== null)) setTried(true);
    else props.onSubmit();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={submit}
      sx={{ display: "grid", gap: 2 }}
    >
      {intro}
      <Box sx={columns}>
        {fields.map(({ name, label: fieldLabel, help, problem, choices }) => (
          <TextField
            key={name}
            label={fieldLabel}
            value={values[name]}
            error={tried && problem !== null}
            helperText={(tried ? problem : null) ?? help}
            autoComplete="off"
            size="small"
            {...(name === (focused ?? fields[0]?.name) && { inputRef: field })}
            {...(choices !== undefined && {
              select: true,
              slotProps: { select: { native: true }, inputLabel: { shrink: true } },
            })}
            onChange={(event) => props.onChange(name, event.target.value)}
          >
            {choices?.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
      <Box component="output" sx={{ color: "text.secondary", "&:empty": { display: "none" } }}>
        {note}
      </Box>
      <MutationProblem mutation={mutation} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <SubmitButton busy={mutation.busy} busyLabel={t("form.saving")}>
          {submitLabel}
        </SubmitButton>
        <Button onClick={props.onCancel}>{t("form.cancel")}</Button>
      </Box>
    </Box>
  );
}

/** Whether a text is a valid single line, as substances, reactions and problems are. */
export function isLine(text: string): boolean {
  return patterns.displayName.test(text);
}

/** Reads a typed onset for the form: its stored form, and whether it is wrong. */
export function readOnset(typed: string): { onset: string | null; isWrong: boolean } {
  const onset = parseOnset(typed, new Date());
  return { onset: onset ?? null, isWrong: onset === undefined };
}

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  alignItems: "start",
} as const;
