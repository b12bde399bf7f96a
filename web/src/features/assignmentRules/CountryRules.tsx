import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputLabel from "@mui/material/InputLabel";
import FormControl from "@mui/material/FormControl";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { AssignmentSettings } from "@salvia/domain/account/assignmentRules";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { Button } from "../../ui/Button.tsx";
import { CountryOptions } from "../../ui/fields/CountryOptions.tsx";
import { Section } from "../../ui/Section.tsx";
import type { PersonLoad } from "./PeopleRules.tsx";
import { RuleGroup } from "./RuleGroup.tsx";

type CountryRulesProps = {
  people: readonly PersonLoad[];
  rules: AssignmentSettings["countries"];
  onChange: (rules: AssignmentSettings["countries"]) => void;
};

/** The countries whose leads stay in the pool, or go only to some salespeople. */
export function CountryRules({ people, rules, onChange }: CountryRulesProps) {
  const { t } = useTranslation("assignmentRules");
  const { language } = useLanguage();
  const id = useId();
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (
    <Section title={t("countries.title")} lead={t("countries.lead")}>
      {Object.entries(rules).map(([country, team]) => {
        const { [country]: _removed, ...others } = rules;
        const name = names.of(country) ?? country;
        return (
          <RuleGroup key={country}>
            <legend>{name}</legend>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t(team.length === 0 ? "countries.pool" : "countries.team")}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}>
              {people.map(({ uid, name: person }) => (
                <FormControlLabel
                  key={uid}
                  label={person}
                  control={
                    <Checkbox
                      checked={team.includes(uid)}
                      onChange={(_event, checked) => {
                        const rest = team.filter((each) => each !== uid);
                        onChange({ ...rules, [country]: checked ? [...rest, uid] : rest });
                      }}
                    />
                  }
                />
              ))}
              <Button
                size="small"
                aria-label={t("countries.removeOne", { country: name })}
                onClick={() => onChange(others)}
              >
                {t("countries.remove")}
              </Button>
            </Box>
          </RuleGroup>
        );
      })}
      <FormControl size="small" sx={{ maxWidth: 320 }}>
        <InputLabel htmlFor={id} shrink>
          {t("countries.add")}
        </InputLabel>
        <NativeSelect
          id={id}
          value=""
          input={<OutlinedInput notched label={t("countries.add")} />}
          onChange={({ target }) =>
            onChange({ ...rules, [target.value]: rules[target.value] ?? [] })
          }
        >
          <option value="">{t("countries.choose")}</option>
          <CountryOptions />
        </NativeSelect>
      </FormControl>
    </Section>
  );
}
