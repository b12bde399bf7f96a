import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import {
  bookableMinutes,
  reasonMaxLength,
  type AppointmentMode,
} from "@salvia/domain/scheduling/appointment";
import { timeOf } from "@salvia/domain/scheduling/bookingProblem";
import { isAbsentDuring } from "@salvia/domain/scheduling/freeTimes";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useAvailability } from "../data/useAvailability.ts";
import { isOutsideHours, minutesOf, timeProblem, type TimeDraft } from "./appointmentDraft.ts";
import { FreeTimes } from "./FreeTimes.tsx";

export type TimeChoiceProps = {
  clinicianId: string;
  /** The patient, as far as known, and whether it is the user. */
  patient: { uid: string; name: string; isUser: boolean } | null;
  mode: AppointmentMode;
  /** The token of the appointment that moves, whose own time does not count as taken. */
  except?: string | null;
  /** A time whose day is shown first: see FreeTimes. */
  near?: Date | null;
  draft: TimeDraft;
  /** Whether the user has tried to submit; missing fields are reported only then. */
  tried: boolean;
  onChange: (draft: TimeDraft) => void;
};

/**
 * Chooses when an appointment takes place. Clinicians also choose its length, and any other time
 * that is free, outside of their hours with a reason.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { clinicianId, patient, mode, except = null, near = null, draft, tried, onChange } = props;
  const { t } = useTranslation("appointments");
  const live = useAvailability(clinicianId);
  const reasonId = useId();
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status !== "content") return <LoadingBlock height={88} label={t("loading")} />;
  const availability = live.value;
  const minutes = minutesOf(draft, mode, availability);
  const isOwn = patient?.isUser === true;
  const problem = tried ? timeProblem(draft, mode, availability) : null;
  const outside =
    draft.startsAt !== null && !isOwn && isOutsideHours(draft, mode, availability)
      ? timeOf({ startsAt: draft.startsAt, minutes })
      : null;
  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      {isOwn ? (
        <Typography>{t("times.lasts", { minutes })}</Typography>
      ) : (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={minutes}
          aria-label={t("times.length")}
          onChange={(_event, value: unknown) => {
            const chosen = bookableMinutes.find((each) => each === value);
            if (chosen !== undefined) onChange({ ...draft, minutes: chosen });
          }}
        >
          {bookableMinutes.map((each) => (
            <ToggleButton key={each} value={each} sx={{ paddingInline: 2, minHeight: 44 }}>
              {t("times.minutes", { minutes: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <FreeTimes
        {...{ clinicianId, patient, availability, mode, minutes, except, near }}
        needsTime={problem === "time"}
        value={draft.startsAt}
        onChoose={(startsAt) => onChange({ ...draft, startsAt })}
      />
      {outside === null ? null : (
        <>
          <Notice severity="info">
            {t(isAbsentDuring(outside, availability) ? "times.absent" : "times.outside")}
          </Notice>
          <TextField
            id={reasonId}
            required
            label={t("times.outsideReason")}
            autoComplete="off"
            value={draft.outsideHoursReason}
            error={problem === "outsideHours"}
            helperText={
              problem === "outsideHours"
                ? t("times.needsOutsideReason", { most: reasonMaxLength })
                : t("times.outsideReasonHint")
            }
            onChange={({ target }) => onChange({ ...draft, outsideHoursReason: target.value })}
          />
        </>
      )}
    </Box>
  );
}
