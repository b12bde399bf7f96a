import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { languageNames, languages, type Language } from "@salvia/domain/shared/language";
import { useId } from "react";
import { useTranslation } from "react-i18next";

type WorkingLanguagesProps = {
  value: readonly Language[];
  /** Whether to show that at least one language is required. */
  isMissing: boolean;
  onChange: (chosen: Language[]) => void;
};

/** The languages a clinician works in, each named in itself. */
export function WorkingLanguages({ value, isMissing, onChange }: WorkingLanguagesProps) {
  const { t } = useTranslation("medical");
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      error={isMissing}
      aria-describedby={isMissing ? `${id}-problem` : undefined}
    >
      <FormLabel component="legend">{t("practice.languages")}</FormLabel>
      <FormGroup row>
        {languages.map((language) => (
          <FormControlLabel
            key={language}
            lang={language}
            label={languageNames[language]}
            control={
              <Checkbox
                checked={value.includes(language)}
                onChange={(_event, checked) =>
                  onChange(
                    languages.filter((each) =>
                      each === language ? checked : value.includes(each),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {isMissing ? (
        <FormHelperText id={`${id}-problem`}>{t("practice.languagesProblem")}</FormHelperText>
      ) : null}
    </FormControl>
  );
}
