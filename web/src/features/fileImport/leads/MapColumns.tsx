import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { leadSources } from "@salvia/domain/lead/lead";
import { plans } from "@salvia/domain/site/plan";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { CountryOptions } from "../../../ui/fields/CountryOptions.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { ReadFile } from "../file/fileWork.ts";
import type { ImportSettings } from "./ImportProvider.tsx";
import { isEnough, leadFields } from "./leadColumns.ts";
import { documentTypeOf, planOf, sourceOf } from "./leadWords.ts";
import { meaningKey } from "./parseLead.ts";

type MapColumnsProps = {
  file: ReadFile & { name: string };
  settings: ImportSettings;
  onBack: () => void;
  onSettings: (settings: ImportSettings) => void;
};

/** Maps columns to fields, starting from a guess, and sets defaults for empty cells. */
export function MapColumns({ file, settings, onBack, onSettings }: MapColumnsProps) {
  const { t } = useTranslation(["leadImport", "leads"]);
  const { language } = useLanguage();
  const [columns, setColumns] = useState(settings.columns);
  const [options, setOptions] = useState(settings.options);
  const [repairs, setRepairs] = useState(settings.repairs);
  const [tried, setTried] = useState(false);
  const enough = isEnough(columns);
  /** What every row would be rejected for: asked for once instead. */
  const missing = (["plan", "source"] as const).filter(
    (field) => !columns.has(field) && options[field] === "",
  );
  const nameOf = (column: number) =>
    file.headings?.[column] || t("columns.unnamed", { number: column + 1 });
  const all = Array.from({ length: file.columns }, (_, column) => column);
  const used = new Set(columns.values());
  const unused = all.filter((column) => !used.has(column)).map(nameOf);
  const vocabulary = [
    { field: "plan", meaning: planOf, values: optionsOf(plans, (each) => t(`leads:plan.${each}`)) },
    {
      field: "source",
      meaning: sourceOf,
      values: optionsOf(leadSources, (each) => t(`leads:source.${each}`)),
    },
  ] as const;
  /** The file's own words for plans and sources, which the user explains once. */
  const unknown = vocabulary.flatMap(({ field, meaning, values }) =>
    (file.examples[columns.get(field) ?? -1] ?? [])
      .filter((word) => meaning(word) === null)
      .map((word) => ({ key: meaningKey(field, word), word, values })),
  );
  function choose(field: (typeof leadFields)[number], value: string) {
    const next = new Map(columns);
    if (value === "") next.delete(field);
    else next.set(field, Number(value));
    setColumns(next);
  }
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: "grid", gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const heading = file.headings?.[columns.get("documentNumber") ?? -1] ?? "";
        const documentType = documentTypeOf(heading) ?? "nationalId";
        if (enough && missing.length === 0) {
          onSettings({ columns, options: { ...options, documentType }, repairs });
        }
      }}
    >
      <Section
        title={t("columns.title")}
        lead={t("columns.lead", { file: file.name, count: file.rows })}
      >
        <Fields>
          {leadFields.map((field) => {
            const column = columns.get(field);
            const examples = (file.examples[column ?? -1] ?? []).slice(0, 2);
            return (
              <Choice
                key={field}
                label={
                  field === "fullName" || field === "otherPhone"
                    ? t(`columns.${field}`)
                    : t(`leads:form.${field}`)
                }
                value={String(column ?? "")}
                hint={examples.join(" · ") || t(`fieldHints.${field}`)}
                onChoose={(value) => choose(field, value)}
              >
                <option value="">{t("columns.none")}</option>
                {all.map((each) => (
                  <option key={each} value={each}>
                    {nameOf(each)}
                  </option>
                ))}
              </Choice>
            );
          })}
        </Fields>
        {unused.length === 0 ? null : (
          <Notice severity="info">
            {t("columns.unused", { columns: new Intl.ListFormat(language).format(unused) })}
          </Notice>
        )}
        {file.damaged === null ? null : (
          <FormControlLabel
            control={<Checkbox checked={repairs} onChange={(_, now) => setRepairs(now)} />}
            label={t("columns.repair", file.damaged)}
          />
        )}
        {tried && !enough ? <Notice severity="error">{t("columns.notEnough")}</Notice> : null}
      </Section>
      {unknown.length === 0 ? null : (
        <Section title={t("words.title")} lead={t("words.lead")}>
          <Fields>
            {unknown.map(({ key, word, values }) => (
              <Choice
                key={key}
                label={t("words.word", { word })}
                value={options.meanings[key] ?? ""}
                onChoose={(value) =>
                  setOptions({ ...options, meanings: { ...options.meanings, [key]: value } })
                }
              >
                <option value="">{t("words.none")}</option>
                {values}
              </Choice>
            ))}
          </Fields>
        </Section>
      )}
      <Section title={t("defaults.title")} lead={t("defaults.lead")}>
        <Fields>
          {vocabulary.map(({ field, values }) => (
            <Choice
              key={field}
              label={t(`leads:form.${field}`)}
              value={options[field]}
              onChoose={(value) => setOptions({ ...options, [field]: value })}
            >
              <option value="">{t("defaults.none")}</option>
              {values}
            </Choice>
          ))}
          <Choice
            label={t("defaults.country")}
            hint={t("defaults.countryHint")}
            value={options.country}
            onChoose={(country) => setOptions({ ...options, country })}
          >
            <CountryOptions callingCodes />
          </Choice>
        </Fields>
        {tried && enough && missing.length > 0 ? (
          <Notice severity="error">
            {t("defaults.missing", {
              fields: new Intl.ListFormat(language).format(
                missing.map((field) => t("defaults.named", { name: t(`leads:form.${field}`) })),
              ),
            })}
          </Notice>
        ) : null}
      </Section>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button type="submit" variant="contained">
          {t("columns.check", { count: file.rows })}
        </Button>
        <Button onClick={onBack}>{t("columns.back")}</Button>
      </Box>
    </Box>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], label: (each: Value) => string) {
  return values.map((each) => (
    <option key={each} value={each}>
      {label(each)}
    </option>
  ));
}

function Fields({ children }: { children: ReactNode }) {
  const columns = { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(260px, 1fr))" };
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: columns, alignItems: "start" }}>
      {children}
    </Box>
  );
}

function Choice({
  label,
  value,
  hint,
  onChoose,
  children,
}: {
  label: string;
  value: string;
  hint?: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      helperText={hint ?? ""}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { sx: { textOverflow: "ellipsis" } },
        // Cells of a file can be of any length.
        formHelperText: {
          sx: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
        },
      }}
    >
      {children}
    </TextField>
  );
}
