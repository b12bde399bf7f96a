import TextField from "@mui/material/TextField";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

type LanguageFieldProps = { value: Language; onChange: (language: Language) => void };

/** Chooses the language we use with a user. Each language is named in itself. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation("settings");
  return (
    <TextField
      select
      label={t("profile.language")}
      helperText={t("profile.languageHint")}
      value={value}
      onChange={({ target }) => {
        const chosen = languages.find((language) => language === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: 440 }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </TextField>
  );
}
