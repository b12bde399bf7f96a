import TranslateIcon from "@mui/icons-material/Translate";
import { languageNames, languages } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { ChoiceMenu } from "./ChoiceMenu.tsx";

/** Language menu. Each language is named in itself, for users who cannot read the current one. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <ChoiceMenu
      label={t("language")}
      icon={<TranslateIcon />}
      value={language}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onChoose={setLanguage}
    />
  );
}
