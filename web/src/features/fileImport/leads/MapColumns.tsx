import Box from "@mui/material/Box";
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
  const [defaults, setDefaults] = useState(settings.defaults);
  const [tried, setTried] = useState(false);
  const enough = isEnough(columns);
  /** What every row would be rejected for: asked for once instead. */
  const missing = (["plan", "source"] as const).filter(
    (field) => !columns.has(field) && defaults[field] === "",
  );
  const nameOf = (column: number) =>
    file.headings?.[column] || t("columns.unnamed", { number: column + 1 });
  const all = Array.from({ length: file.columns }, (_, column) => column);
  const used = new Set(columns.values());
  const unused = all.filter((column) => !used.has(column)).map(nameOf);
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
        if (enough && missing.length === 0) onSettings({ columns, defaults });
      }}
    >
      <Section
        title={t("columns.title")}
        lead={t("columns.lead", { file: file.name, count: file.rows })}
      >
        <Fields>
          {leadFields.map((field) => {
            const column = columns.get(field);
            const examples = file.examples[column ?? -1] ?? [];
            return (
              <Choice
                key={field}
                label={field === "fullName" ? t("columns.fullName") : t(`leads:form.${field}`)}
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
        {tried && !enough ? <Notice severity="error">{t("columns.notEnough")}</Notice> : null}
      </Section>
      <Section title={t("defaults.title")} lead={t("defaults.lead")}>
        <Fields>
          <Choice
            label={t("leads:form.plan")}
            value={defaults.plan}
            onChoose={(plan) => setDefaults({ ...defaults, plan })}
          >
            <option value="">{t("defaults.none")}</option>
            {plans.map((plan) => (
              <option key={plan} value={plan}>
                {t(`leads:plan.${plan}`)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t("leads:form.source")}
            value={defaults.source}
            onChoose={(source) => setDefaults({ ...defaults, source })}
          >
            <option value="">{t("defaults.none")}</option>
            {leadSources.map((source) => (
              <option key={source} value={source}>
                {t(`leads:source.${source}`)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t("defaults.country")}
            hint={t("defaults.countryHint")}
            value={defaults.country}
            onChoose={(country) => setDefaults({ ...defaults, country })}
          >
            <CountryOptions callingCodes />
          </Choice>
        </Fields>
        {tried && enough && missing.length > 0 ? (
          <Notice severity="error">
            {t("defaults.missing", {
              fields: new Intl.ListFormat(language).format(
                missing.map((field) => `“${t(`leads:form.${field}`)}”`),
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
