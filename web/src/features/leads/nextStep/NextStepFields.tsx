import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { NextStepDetails } from "@salvia/domain/lead/nextStep";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { dayIn, momentAt } from "../../../lib/time/plainDay.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { draftsOf, useDraft } from "../../../ui/drafts.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { ZoneName } from "../../../ui/time/ZoneName.tsx";
import {
  dayChoices,
  dayOf,
  emptyNextStepForm,
  nextStepFormOf,
  readNextStepForm,
  type NextStepForm,
} from "./nextStepForm.ts";

type NextStepFieldsProps = {
  /** Where unfinished text is kept: the lead and the place of the form. */
  draftId: string;
  /** The step to change; null for a new one. */
  step: NextStepDetails | null;
  /** Whether the title has the focus when the form opens. */
  focused: boolean;
  busy: boolean;
  /** Sends the step; resolves with whether the form is done. */
  onSave: (step: NextStepDetails) => Promise<boolean>;
  onCancel: () => void;
};

/** The form of a next step, in one line if there is room: what, which day, and a time if wanted. */
export function NextStepFields(props: NextStepFieldsProps) {
  const { draftId, step, focused, busy, onSave, onCancel } = props;
  const { t } = useTranslation("nextStep");
  const zone = useTimeZone();
  const today = dayIn(useNow(), zone);
  const title = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft(drafts, draftId);
  const [tried, setTried] = useState(false);
  const form = draft ?? (step === null ? emptyNextStepForm : nextStepFormOf(step, zone));
  const read = readNextStepForm(form, today, zone);
  const problem =
    tried || read.problem === "tooLong" || read.problem === "unreadable" ? read.problem : null;
  const titleProblem = problem === "day" ? null : problem;
  const dueOn = dayOf(form, today);
  const change = (fields: Partial<NextStepForm>) => setDraft({ ...form, ...fields });

  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (read.step === null) {
      (read.problem === "day" ? day : title).current?.focus();
    } else if (await onSave(read.step)) setDraft(null);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1.5 }}
    >
      <TextField
        size="small"
        label={t("form.title")}
        value={form.title}
        inputRef={title}
        required
        error={titleProblem !== null}
        helperText={
          titleProblem === null ? null : t(`form.${titleProblem}`, { most: dueTitleMaxLength })
        }
        onChange={({ target }) => change({ title: target.value })}
        slotProps={{ htmlInput: { autoComplete: "off" }, inputLabel: { required: false } }}
        sx={{ flex: "1 1 14rem", minWidth: 0 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={form.choice}
        aria-label={t("form.when")}
        sx={{ maxWidth: "100%" }}
        onChange={(_event, value: unknown) => {
          const choice = dayChoices.find((each) => each === value);
          if (choice !== undefined)
            change({ choice, day: form.day === "" ? (dueOn ?? "") : form.day });
        }}
      >
        {dayChoices.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            sx={{ paddingInline: 1.25, minHeight: 40, lineHeight: 1.2 }}
          >
            {t(`form.days.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {form.choice === "date" ? (
        <TextField
          size="small"
          type="date"
          label={t("form.date")}
          value={form.day}
          inputRef={day}
          error={problem === "day"}
          helperText={
            problem === "day"
              ? t("form.day")
              : dueOn !== null && dueOn < today
                ? t("form.past")
                : null
          }
          onChange={({ target }) => change({ day: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ) : null}
      <TextField
        size="small"
        type="time"
        label={t("form.time")}
        value={form.time}
        helperText={
          form.time === "" || dueOn === null ? null : (
            <ZoneName moment={momentAt(dueOn, form.time, zone)} />
          )
        }
        onChange={({ target }) => change({ time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: "flex", gap: 1 }}>
        <SubmitButton busy={busy} busyLabel={t("form.saving")}>
          {t("form.save")}
        </SubmitButton>
        <Button
          onClick={() => {
            setDraft(null);
            onCancel();
          }}
        >
          {t("form.cancel")}
        </Button>
      </Box>
    </Box>
  );
}

const drafts = draftsOf<NextStepForm>();
