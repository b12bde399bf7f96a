import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { AssignmentSettings } from "@salvia/domain/account/assignmentRules";
import { languageNames, languages } from "@salvia/domain/shared/language";
import { useTranslation } from "react-i18next";

import { Section } from "../../ui/Section.tsx";
import { RuleGroup } from "./RuleGroup.tsx";

/** A salesperson, with their leads in progress, and how many of these are new. */
export type PersonLoad = { uid: string; name: string; open: number; waiting: number };

type PeopleRulesProps = {
  people: readonly PersonLoad[];
  rules: AssignmentSettings["people"];
  onChange: (rules: AssignmentSettings["people"]) => void;
};

/** The languages in which each salesperson gets leads, and who gets none for now. */
export function PeopleRules({ people, rules, onChange }: PeopleRulesProps) {
  const { t } = useTranslation("assignmentRules");
  if (people.length === 0) {
    return (
      <Section title={t("people.title")}>
        <Typography>{t("people.none")}</Typography>
      </Section>
    );
  }
  return (
    <Section title={t("people.title")} lead={t("people.lead")}>
      {people.map(({ uid, name, open, waiting }) => {
        const rule = rules[uid] ?? { languages: [], isAway: false };
        return (
          <RuleGroup key={uid}>
            <legend>{name}</legend>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {`${t("people.open", { count: open })} ${t("people.waiting", { count: waiting })}`}
            </Typography>
            <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
              {languages.map((language) => (
                <FormControlLabel
                  key={language}
                  lang={language}
                  label={languageNames[language]}
                  control={
                    <Checkbox
                      checked={rule.languages.includes(language)}
                      onChange={(_event, checked) => {
                        const chosen = languages.filter((each) =>
                          each === language ? checked : rule.languages.includes(each),
                        );
                        onChange({ ...rules, [uid]: { ...rule, languages: chosen } });
                      }}
                    />
                  }
                />
              ))}
              <FormControlLabel
                label={t("people.away")}
                control={
                  <Checkbox
                    checked={rule.isAway}
                    onChange={(_event, isAway) =>
                      onChange({ ...rules, [uid]: { ...rule, isAway } })
                    }
                  />
                }
              />
            </Box>
          </RuleGroup>
        );
      })}
    </Section>
  );
}
