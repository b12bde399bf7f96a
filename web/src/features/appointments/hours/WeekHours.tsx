import AddIcon from "@mui/icons-material/Add";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { periodsMax, weekdays, type Weekday } from "@salvia/domain/scheduling/availability";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Section } from "../../../ui/Section.tsx";
import type { AvailabilityDraft, DraftProblems, PeriodDraft } from "./availabilityDraft.ts";
import { CopyDayDialog } from "./CopyDayDialog.tsx";
import { PartFields } from "./PartFields.tsx";
import { weekdayName } from "../../../lib/time/weekdayName.ts";
import { Button } from "../../../ui/Button.tsx";

type WeekHoursProps = {
  hours: AvailabilityDraft["hours"];
  problems: DraftProblems;
  onChange: (hours: AvailabilityDraft["hours"]) => void;
};

/** The working hours of each weekday, with breaks between them. */
export function WeekHours({ hours, problems, onChange }: WeekHoursProps) {
  const { t } = useTranslation("availability");
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <Section title={t("hours.title")} lead={t("hours.lead")}>
      <div>
        {weekdays.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            periods={hours[weekday]}
            problems={problems}
            onChange={(periods) => onChange({ ...hours, [weekday]: periods })}
            onCopy={() => setCopied(weekday)}
          />
        ))}
      </div>
      {copied === null ? null : (
        <CopyDayDialog
          from={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            onChange(copiedTo(hours, copied, days));
            setCopied(null);
          }}
        />
      )}
    </Section>
  );
}

function copiedTo(
  hours: AvailabilityDraft["hours"],
  from: Weekday,
  days: readonly Weekday[],
): AvailabilityDraft["hours"] {
  const copies = days.map((day) => [
    day,
    hours[from].map((period) => ({ ...period, key: newKey() })),
  ]);
  return { ...hours, ...Object.fromEntries(copies) };
}

type DayHoursProps = {
  weekday: Weekday;
  periods: readonly PeriodDraft[];
  problems: DraftProblems;
  onChange: (periods: readonly PeriodDraft[]) => void;
  onCopy: () => void;
};

function DayHours({ weekday, periods, problems, onChange, onCopy }: DayHoursProps) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const id = useId();
  const day = weekdayName(weekday, language);
  const dayProblem = problems.get(weekday);
  return (
    <Day aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600, paddingTop: 1 }}>
        {day}
      </Typography>
      <Box sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
        {periods.length === 0 ? (
          <Typography sx={{ color: "text.secondary", paddingTop: 1 }}>{t("hours.off")}</Typography>
        ) : null}
        {periods.map((period) => (
          <Period
            key={period.key}
            period={period}
            problem={problems.get(period.key) ?? null}
            onChange={(next) =>
              onChange(periods.map((each) => (each.key === period.key ? next : each)))
            }
            onRemove={() => onChange(periods.filter(({ key }) => key !== period.key))}
          />
        ))}
        {dayProblem === undefined ? null : (
          <FormHelperText error>{t(`problem.${dayProblem}`)}</FormHelperText>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginLeft: -1 }}>
          <Button
            startIcon={<AddIcon />}
            aria-label={t(periods.length === 0 ? "hours.addTo" : "hours.addMoreTo", { day })}
            aria-disabled={periods.length >= periodsMax}
            onClick={() => {
              if (periods.length < periodsMax) onChange([...periods, nextPeriod(periods)]);
            }}
          >
            {t(periods.length === 0 ? "hours.add" : "hours.addMore")}
          </Button>
          <Button startIcon={<CopyIcon />} aria-label={t("hours.copyOf", { day })} onClick={onCopy}>
            {t("hours.copy")}
          </Button>
        </Box>
      </Box>
    </Day>
  );
}

type PeriodProps = {
  period: PeriodDraft;
  problem: DraftProblems extends ReadonlyMap<string, infer Problem> ? Problem | null : never;
  onChange: (period: PeriodDraft) => void;
  onRemove: () => void;
};

function Period({ period, problem, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation("availability");
  const id = useId();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "start" }}>
      <PartFields
        value={period}
        problem={problem}
        onChange={(part) => onChange({ ...period, ...part })}
      />
      <TextField
        select
        id={`${id}-modes`}
        label={t("hours.modes")}
        size="small"
        value={period.modes}
        onChange={({ target }) => {
          const modes = (["both", "telemedicine", "inPerson"] as const).find(
            (each) => each === target.value,
          );
          if (modes !== undefined) onChange({ ...period, modes });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ flex: "1 1 9rem", maxWidth: 220 }}
      >
        <option value="both">{t("modes.both")}</option>
        <option value="telemedicine">{t("modes.telemedicine")}</option>
        <option value="inPerson">{t("modes.inPerson")}</option>
      </TextField>
      <IconButton
        aria-label={t("hours.remove", { from: period.from, until: period.until })}
        onClick={onRemove}
      >
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}

/** The next hours to propose: the usual ones, or an hour after the last ones. */
function nextPeriod(periods: readonly PeriodDraft[]): PeriodDraft {
  const last = periods.at(-1)?.until.slice(0, 2) ?? "";
  const from = last === "" ? 9 : Math.min(22, Number(last) + 1);
  const until = last === "" ? 17 : Math.min(23, from + 3);
  return { key: newKey(), from: fullHour(from), until: fullHour(until), modes: "both" };
}

function fullHour(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

function newKey(): string {
  return crypto.randomUUID();
}

const Day = styled("fieldset")(({ theme }) => ({
  display: "grid",
  minWidth: 0,
  margin: 0,
  paddingInline: 0,
  border: "none",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  gap: 8,
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:first-of-type": { borderTop: "none", paddingTop: 0 },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
