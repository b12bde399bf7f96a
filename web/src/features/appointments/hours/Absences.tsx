import AddIcon from "@mui/icons-material/Add";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { addDays, dayAt, type Day } from "../../../lib/time/calendarDay.ts";
import { Button } from "../../../ui/Button.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { AbsenceCollisions } from "./AbsenceCollisions.tsx";
import { parseAbsence, type AbsenceDraft, type DraftProblems } from "./availabilityDraft.ts";
import { PartFields } from "./PartFields.tsx";

type AbsencesProps = {
  absences: readonly AbsenceDraft[];
  timezone: string;
  problems: DraftProblems;
  onChange: (absences: readonly AbsenceDraft[]) => void;
};

/** A clinician's coming absences, and the appointments that are already booked in them. */
export function Absences({ absences, timezone, problems, onChange }: AbsencesProps) {
  const { t } = useTranslation("availability");
  const today = dayAt(useNow(), timezone);
  const coming = absences.filter(({ until }) => until === "" || until >= today);
  const listProblem = problems.get("absences");
  return (
    <Section title={t("absences.title")} lead={t("absences.lead")}>
      {coming.length === 0 ? <Typography>{t("absences.none")}</Typography> : null}
      <PlainList>
        {coming.map((absence, index) => (
          <Absence
            key={absence.key}
            number={index + 1}
            absence={absence}
            timezone={timezone}
            today={today}
            problems={problems}
            onChange={(next) =>
              onChange(absences.map((each) => (each.key === absence.key ? next : each)))
            }
            onRemove={() => onChange(absences.filter(({ key }) => key !== absence.key))}
          />
        ))}
      </PlainList>
      {listProblem === undefined ? null : (
        <FormHelperText error>{t(`problem.${listProblem}`)}</FormHelperText>
      )}
      <div>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => {
            const next = addDays(today, 1);
            const key = crypto.randomUUID();
            onChange([...absences, { key, from: next, until: next, part: null }]);
          }}
        >
          {t("absences.add")}
        </Button>
      </div>
    </Section>
  );
}

type AbsenceProps = {
  number: number;
  absence: AbsenceDraft;
  timezone: string;
  today: Day;
  problems: DraftProblems;
  onChange: (absence: AbsenceDraft) => void;
  onRemove: () => void;
};

function Absence(props: AbsenceProps) {
  const { number, absence, timezone, today, problems, onChange, onRemove } = props;
  const { t } = useTranslation("availability");
  const id = useId();
  const problem = problems.get(absence.key) ?? null;
  const isOfDays = problem !== null && (absence.part === null || problem === "missing");
  const parsed = parseAbsence(absence);
  const field = (name: "from" | "until") => (
    <TextField
      type="date"
      id={`${id}-${name}`}
      label={t(name === "from" ? "absences.first" : "absences.last")}
      size="small"
      value={absence[name]}
      error={isOfDays}
      onChange={({ target: { value } }) =>
        onChange({
          ...absence,
          [name]: value,
          // Most absences are a single day, so the last day follows the first one.
          ...(name === "from" && value > absence.until && { until: value }),
        })
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      sx={{ flex: "1 1 9.5rem", maxWidth: 200 }}
    />
  );
  return (
    <Row>
      <fieldset aria-label={t("absences.one", { number })}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "start" }}>
          {field("from")}
          {field("until")}
          <FormControlLabel
            label={t("absences.part")}
            control={
              <Checkbox
                checked={absence.part !== null}
                onChange={(_event, isPart) =>
                  onChange({ ...absence, part: isPart ? { from: "13:00", until: "17:00" } : null })
                }
              />
            }
          />
          {absence.part === null ? null : (
            <PartFields
              value={absence.part}
              problem={isOfDays ? null : problem}
              onChange={(part) => onChange({ ...absence, part })}
            />
          )}
          <IconButton aria-label={t("absences.remove", { number })} onClick={onRemove}>
            <RemoveIcon />
          </IconButton>
        </Box>
        {isOfDays ? <FormHelperText error>{t(`problem.${problem}`)}</FormHelperText> : null}
        {parsed === null ? null : <AbsenceCollisions absence={parsed} timezone={timezone} />}
      </fieldset>
    </Row>
  );
}

const Row = styled("li")(({ theme }) => ({
  "& > fieldset": { display: "grid", gap: 8, minWidth: 0, margin: 0, padding: 0, border: "none" },
  paddingBlock: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:first-of-type": { borderTop: "none", paddingTop: 0 },
}));
