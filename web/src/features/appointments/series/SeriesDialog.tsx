import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  seriesCountMax,
  seriesCountMin,
  seriesIntervals,
  seriesStarts,
  type SeriesInterval,
} from "@salvia/domain/scheduling/series";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { FilterChoice } from "../../../ui/fields/FilterChoice.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";
import { TitledDialog } from "../../../ui/dialogs/TitledDialog.tsx";
import { newAppointmentId, type MadeAppointment } from "../data/appointmentWrites.data.ts";
import { useAvailability } from "../data/useAvailability.ts";
import { attemptMake } from "../useAppointmentMutation.ts";
import { seriesStates } from "./series.data.ts";
import { SeriesRow, type SeriesOutcome } from "./SeriesRow.tsx";

type SeriesDialogProps = {
  first: MadeAppointment;
  onClose: () => void;
};

/** What the clinician has changed about one time of the series. */
type Changed = { startsAt?: Date; isIncluded?: boolean };

/**
 * Repeats an appointment: shows each time and whether it is free, books the chosen ones one by one,
 * and says what became of each. Every attempt uses the same ids, so none is booked twice.
 */
export function SeriesDialog({ first, onClose }: SeriesDialogProps) {
  const { t } = useTranslation("appointments");
  const [ids] = useState(() => Array.from({ length: seriesCountMax }, newAppointmentId));
  const [weeks, setWeeks] = useState<SeriesInterval>(1);
  const [count, setCount] = useState(4);
  const [changes, setChanges] = useState<readonly Changed[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SeriesOutcome>>(new Map());
  const [leaving, setLeaving] = useState(false);
  const mutation = useMutation();
  useUnloadWarning(mutation.busy);

  const availability = useAvailability(first.clinicianId);
  const zone = availability.status === "content" ? availability.value.timezone : "UTC";
  const starts = seriesStarts(first.startsAt, { weeks, count }, zone).map(
    (start, at) => changes[at]?.startsAt ?? start,
  );
  const key = starts.map((start) => start.getTime()).join();
  const states = useLiveQuery(`series/${key}`, seriesStates(first, starts));
  const known = states.status === "content" ? states.value : [];
  const rows = starts.map((startsAt, at) => {
    const id = ids[at] ?? "";
    const state = known[at] ?? null;
    const isOutside = state === "outsideHours" && first.outsideHoursReason !== undefined;
    const canBook = state === "free" || isOutside;
    const isIncluded = canBook && (changes[at]?.isIncluded ?? state === "free");
    const outcome = outcomes.get(id) ?? null;
    return { id, at, startsAt, state, isOutside, canBook, isIncluded, outcome };
  });
  const left = rows.filter(({ isIncluded, outcome }) => isIncluded && outcome?.kind !== "booked");
  const booked = rows.filter(({ outcome }) => outcome?.kind === "booked").length;

  function change(at: number, what: Changed) {
    setChanges(
      Array.from({ length: count }, (_, each) => ({
        ...changes[each],
        ...(each === at && what),
      })),
    );
  }

  async function book() {
    await mutation.run(async () => {
      const { outsideHoursReason, ...inHours } = first;
      for (const { id, startsAt, isOutside } of left) {
        const made = { ...inHours, ...(isOutside && { outsideHoursReason }) };
        // oxlint-disable-next-line no-await-in-loop -- one by one, so that each has its own outcome
        const problem = await attemptMake(id, { ...made, startsAt, seriesId: ids[0] ?? id });
        const outcome = problem ?? ({ kind: "booked" } as const);
        setOutcomes((before) => new Map(before).set(id, outcome));
      }
    });
  }

  return (
    <TitledDialog
      title={t("series.title", { name: first.patientName })}
      maxWidth="sm"
      onClose={() => {
        // Nothing is booked yet, and the form before is gone.
        if (outcomes.size === 0) setLeaving(true);
        else if (!mutation.busy) onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t(booked > 0 ? "series.close" : "form.cancel")}</Button>
          {left.length === 0 ? null : (
            <BusyButton
              variant="contained"
              busy={mutation.busy}
              busyLabel={t("form.sending")}
              onClick={() => void book()}
            >
              {t(outcomes.size > 0 ? "series.retry" : "series.book", { count: left.length })}
            </BusyButton>
          )}
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "1fr 1fr" }}>
        {outcomes.size > 0 ? null : (
          <>
            <FilterChoice
              label={t("series.every")}
              value={String(weeks)}
              choices={seriesIntervals.map((each) => [
                String(each),
                t("series.weeks", { count: each }),
              ])}
              onChoose={(next) => {
                setWeeks(seriesIntervals.find((each) => String(each) === next) ?? weeks);
                setChanges([]);
              }}
            />
            <FilterChoice
              label={t("series.count")}
              value={String(count)}
              choices={counts.map((each) => [each, each])}
              onChoose={(next) => setCount(Number(next ?? count))}
            />
          </>
        )}
      </Box>
      <Typography sx={{ color: "text.secondary" }}>{t("series.lead")}</Typography>
      {states.status === "error" ? (
        <LoadProblem of={states} />
      ) : availability.status === "loading" ? (
        <LoadingBlock height={200} label={t("loading")} />
      ) : (
        <PlainList aria-label={t("series.dates")}>
          {rows.map((row) => (
            <SeriesRow
              key={row.id}
              {...row}
              planned={first}
              isLocked={mutation.busy || row.outcome?.kind === "booked"}
              onChange={(what) => change(row.at, what)}
            />
          ))}
        </PlainList>
      )}
      <ConfirmDialog
        open={leaving}
        title={t("series.leaving.title")}
        body={t("series.leaving.body")}
        cancelLabel={t("series.leaving.stay")}
        confirmLabel={t("series.leaving.leave")}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
      <Announcement>
        {outcomes.size === 0 || mutation.busy ? null : t("series.booked", { count: booked })}
      </Announcement>
    </TitledDialog>
  );
}

const counts = Array.from({ length: seriesCountMax - seriesCountMin + 1 }, (_, index) =>
  String(seriesCountMin + index),
);
