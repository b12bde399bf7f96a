import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { DraftProblem, PartDraft } from "./availabilityDraft.ts";

type PartFieldsProps = {
  value: PartDraft;
  problem: DraftProblem | null;
  onChange: (part: PartDraft) => void;
};

/** The beginning and the end of a part of a day, and what is wrong with them. */
export function PartFields({ value, problem, onChange }: PartFieldsProps) {
  const { t } = useTranslation("availability");
  const id = useId();
  const field = (name: "from" | "until") => (
    <TextField
      type="time"
      id={`${id}-${name}`}
      label={t(`part.${name}`)}
      size="small"
      value={value[name]}
      error={problem !== null}
      onChange={({ target }) =>
        onChange({ from: value.from, until: value.until, [name]: target.value })
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          step: 15 * 60,
          ...(problem !== null && { "aria-describedby": `${id}-problem` }),
        },
      }}
      sx={{ flex: "1 1 7.5rem" }}
    />
  );
  return (
    <Box sx={{ flex: "2 1 15.5rem", maxWidth: 320 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {field("from")}
        {field("until")}
      </Box>
      {problem === null ? null : (
        <FormHelperText error id={`${id}-problem`}>
          {t(`problem.${problem}`)}
        </FormHelperText>
      )}
    </Box>
  );
}
