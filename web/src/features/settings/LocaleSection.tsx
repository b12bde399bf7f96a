import TextField from "@mui/material/TextField";
import type { UserSettings } from "@salvia/domain/account/user";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Section } from "../../ui/Section.tsx";
import { TimeZoneField } from "./TimeZoneField.tsx";

type Locale = Pick<UserSettings, "language" | "timezone">;

type LocaleSectionProps = { value: Locale; onChange: (change: Partial<Locale>) => void };

/** The language and the time zone we use with a user. The page speaks a new language at once. */
export function LocaleSection({ value, onChange }: LocaleSectionProps) {
  const { t } = useTranslation("settings");
  const { setLanguage } = useLanguage();
  return (
    <Section title={t("profile.title")}>
      <LanguageField
        value={value.language}
        onChange={(language) => {
          onChange({ language });
          setLanguage(language);
        }}
      />
      <TimeZoneField value={value.timezone} onChange={(timezone) => onChange({ timezone })} />
    </Section>
  );
}

type LanguageFieldProps = { value: Language; onChange: (language: Language) => void };

/** Each language is named in itself. */
function LanguageField({ value, onChange }: LanguageFieldProps) {
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
