import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { sexes } from "@salvia/domain/record/patient";
import { languages } from "@salvia/domain/shared/language";
import { useId, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import { languageName } from "../../../i18n/languageName.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import type { ConversionForm, ConversionProblems } from "./conversionForm.ts";

type MemberFieldsProps = {
  form: ConversionForm;
  problems: ConversionProblems;
  birthDate: RefObject<HTMLInputElement | null>;
  sex: RefObject<HTMLInputElement | null>;
  onChange: (fields: Partial<ConversionForm>) => void;
};

/** What the clinic needs to know of a new member, and the language to write to them in. */
export function MemberFields({ form, problems, birthDate, sex, onChange }: MemberFieldsProps) {
  const { t } = useTranslation("conversion");
  const { language } = useLanguage();
  const id = useId();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
      <TextField
        size="small"
        type="date"
        label={t("birthDate")}
        value={form.birthDate}
        inputRef={birthDate}
        error={problems.birthDate !== undefined}
        helperText={problems.birthDate && t(`problem.${problems.birthDate}`)}
        onChange={({ target }) => onChange({ birthDate: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: "off" } }}
      />
      <TextField
        select
        size="small"
        id={`${id}-sex`}
        label={t("sex.label")}
        value={form.sex}
        inputRef={sex}
        error={problems.sex !== undefined}
        helperText={problems.sex && t("problem.sex")}
        onChange={({ target }) => {
          const chosen = sexes.find((each) => each === target.value);
          if (chosen !== undefined) onChange({ sex: chosen });
        }}
        sx={{ minWidth: 140 }}
      >
        {sexes.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`sex.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: "grid", minWidth: 230 }}>
        <FilterChoice
          label={t("language")}
          value={form.language}
          choices={languages.map((each) => [each, languageName(each, language)] as const)}
          onChoose={(chosen) => onChange({ language: chosen ?? form.language })}
        />
      </Box>
    </Box>
  );
}
