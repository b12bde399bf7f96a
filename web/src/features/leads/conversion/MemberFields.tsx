import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { sexes } from "@salvia/domain/record/patient";
import { languages } from "@salvia/domain/shared/language";
import { useId, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import type { ConversionField, ConversionForm } from "./conversionForm.ts";

type MemberFieldsProps = {
  form: ConversionForm;
  problem: ConversionField | null;
  birthDate: RefObject<HTMLInputElement | null>;
  sex: RefObject<HTMLInputElement | null>;
  onChange: (fields: Partial<ConversionForm>) => void;
};

/** What the clinic needs to know of a new member, and the language to write to them in. */
export function MemberFields({ form, problem, birthDate, sex, onChange }: MemberFieldsProps) {
  const { t } = useTranslation("conversion");
  const { language } = useLanguage();
  const id = useId();
  const nameOf = new Intl.DisplayNames(language, { type: "language" });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
      <TextField
        size="small"
        type="date"
        label={t("birthDate")}
        value={form.birthDate}
        inputRef={birthDate}
        error={problem === "birthDate"}
        helperText={problem === "birthDate" ? t("problem.birthDate") : null}
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
        error={problem === "sex"}
        helperText={problem === "sex" ? t("problem.sex") : null}
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
      <TextField
        select
        size="small"
        id={`${id}-language`}
        label={t("language")}
        value={form.language}
        onChange={({ target }) => {
          const chosen = languages.find((each) => each === target.value);
          if (chosen !== undefined) onChange({ language: chosen });
        }}
        sx={{ minWidth: 230 }}
      >
        {languages.map((each) => (
          <MenuItem key={each} value={each}>
            {nameOf.of(each)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
