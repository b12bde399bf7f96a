import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { callMaxMinutes, callOutcomes } from "@salvia/domain/lead/leadActivity";
import { useId, type KeyboardEvent, type Ref } from "react";
import { useTranslation } from "react-i18next";

import type { ActivityForm, ActivityProblems } from "./activityForm.ts";

type CallFieldsProps = {
  ref: Ref<HTMLDivElement>;
  form: ActivityForm;
  problems: ActivityProblems;
  /** Whether the user has tried to add the call as it is. */
  tried: boolean;
  onChange: (fields: Partial<ActivityForm>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** How a call ended, and how long it was. */
export function CallFields({ ref, form, problems, tried, onChange, onKeyDown }: CallFieldsProps) {
  const { t } = useTranslation("leadPage");
  const problem = useId();
  const isMissing = tried && problems.outcome !== null;
  return (
    <Box ref={ref} sx={{ display: "grid", gap: 1.5 }}>
      <div>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form.outcome}
          aria-label={t("add.outcome")}
          aria-describedby={isMissing ? problem : undefined}
          sx={{ flexWrap: "wrap", gap: 1 }}
          onChange={(_event, value: unknown) =>
            onChange({ outcome: callOutcomes.find((each) => each === value) ?? null })
          }
        >
          {callOutcomes.map((outcome) => (
            <ToggleButton key={outcome} value={outcome} sx={separate}>
              {t(`outcome.${outcome}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isMissing ? (
          <FormHelperText id={problem} error role="alert">
            {t("add.outcomeMissing")}
          </FormHelperText>
        ) : null}
      </div>
      <TextField
        size="small"
        label={t("add.minutes")}
        value={form.minutes}
        error={problems.minutes !== null}
        helperText={
          problems.minutes === null ? null : t("add.minutesRange", { most: callMaxMinutes })
        }
        onChange={({ target }) => onChange({ minutes: target.value })}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        sx={{ maxWidth: 220 }}
      />
    </Box>
  );
}

/** The choices wrap on a phone, so each has its own border. */
const separate = {
  paddingInline: 1.5,
  "&&": { margin: 0, borderRadius: 2, border: 1, borderColor: "divider" },
} as const;
