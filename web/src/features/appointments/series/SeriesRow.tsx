import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import type { SeriesState } from "@salvia/domain/scheduling/series";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import type { AppointmentProblem } from "../data/appointmentProblem.ts";
import type { MadeAppointment } from "../data/appointmentWrites.data.ts";
import { nextFreeTimes } from "../data/takenTime.data.ts";
import { dayTitle, zonedTimeText } from "../timeFormat.ts";

/** What became of booking one time of a series. */
export type SeriesOutcome = { kind: "booked" } | AppointmentProblem;

type SeriesRowProps = {
  startsAt: Date;
  /** Null while unknown. */
  state: SeriesState | null;
  canBook: boolean;
  isIncluded: boolean;
  outcome: SeriesOutcome | null;
  planned: MadeAppointment;
  /** Whether it can no longer be changed. */
  isLocked: boolean;
  onChange: (change: { startsAt?: Date; isIncluded?: boolean }) => void;
};

/** How many other times are offered. */
const offered = 3;

/** One time of a series, whether it is free or what became of it, and other times for it. */
export function SeriesRow(props: SeriesRowProps) {
  const { startsAt, state, canBook, isIncluded, outcome, planned, isLocked, onChange } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const id = useId();
  const mutation = useMutation();
  const failureText = useFailureText();
  const [others, setOthers] = useState<readonly Date[] | null>(null);
  const text = (time: Date) =>
    `${dayTitle(time, language, zone)}, ${zonedTimeText(time, language, zone)}`;
  const standing =
    outcome === null
      ? t(state === null ? "series.checking" : `series.state.${state}`)
      : outcome.kind === "booked"
        ? t("series.isBooked")
        : outcome.kind === "failed"
          ? failureText(outcome.failure)
          : t(outcome.kind === "taken" ? "series.state.taken" : "series.notBooked");

  async function findOthers() {
    await mutation.run(async () =>
      setOthers(await nextFreeTimes({ ...planned, startsAt }, offered)),
    );
  }

  return (
    <Box component="li" sx={{ paddingBlock: 0.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Checkbox
          id={id}
          checked={isIncluded || outcome?.kind === "booked"}
          disabled={isLocked || !canBook}
          onChange={(_event, next) => onChange({ isIncluded: next })}
          slotProps={{ input: { "aria-describedby": `${id}-state` } }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
            {text(startsAt)}
          </Box>
          <Box id={`${id}-state`} sx={{ color: "text.secondary" }}>
            {standing}
          </Box>
        </Box>
        {isLocked ? null : (
          <Button
            aria-label={t("series.otherTimeOf", { time: text(startsAt) })}
            aria-disabled={mutation.busy}
            onClick={() => void findOthers()}
          >
            {t("series.otherTime")}
          </Button>
        )}
      </Box>
      <MutationProblem mutation={mutation} />
      {others === null || isLocked ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, paddingBlock: 1, paddingLeft: 6 }}>
          {others.length === 0 ? <span>{t("times.none")}</span> : null}
          {others.map((time) => (
            <Button
              key={time.getTime()}
              variant="outlined"
              onClick={() => {
                setOthers(null);
                onChange({ startsAt: time, isIncluded: true });
              }}
            >
              {text(time)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
