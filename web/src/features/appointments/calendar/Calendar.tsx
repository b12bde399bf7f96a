import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { useLiveQuery } from "../../../firebase/useLiveQuery.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { Agenda } from "./Agenda.tsx";
import { appointmentsIn } from "../data/appointments.data.ts";
import {
  queryOfCalendar,
  daysShown,
  calendarPlaceFromUrl,
  turned,
  type CalendarPlace,
} from "./calendarUrl.ts";
import { CalendarBar } from "./CalendarBar.tsx";
import { calendarGridModel, type Step } from "./calendarGridModel.ts";
import { CalendarGrid, type Arrival } from "./CalendarGrid.tsx";
import { dayAt, spanOf } from "../../../lib/time/calendarDay.ts";
import { useSwipe } from "./useSwipe.ts";
import { useZone } from "../../../ui/time/useZone.ts";
import { dayTitle, spanText } from "../list/timeFormat.ts";

type CalendarProps = {
  /** Called with the start time to begin a new appointment. */
  onNew: (startsAt: Date) => void;
};

/**
 * A clinician's appointments by day, by week or as a list, in the time zone of their profile. The
 * URL holds the view and the day, so that reloads, links and the back button restore the same page.
 */
export function Calendar({ onNew }: CalendarProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const uid = useAuth().user?.uid ?? "";
  const zone = useZone();
  const today = dayAt(useNow(), zone);
  const [query, setQuery] = useSearchParams();
  const place = calendarPlaceFromUrl(query, today);
  const days = daysShown(place);
  const span = spanOf(days[0] ?? today, days.length, zone);
  const live = useLiveQuery(
    `appointments/${zone}/${days[0]}/${days.length}`,
    appointmentsIn(uid, span),
  );
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  // Where to move the keyboard focus once the next page is rendered.
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const region = useRef<HTMLDivElement>(null);

  const show = (next: CalendarPlace) => setQuery(queryOfCalendar(next), { replace: true });
  const turn = (pages: -1 | 1) => show(turned(place, pages));
  useSwipe(region, turn);

  function leave(step: Extract<Step, { turn: number }>, column: number, wallMinutes: number) {
    const last = days.length - 1;
    const arriving = { same: column, first: 0, last }[step.column];
    const [firstDay = today] = daysShown(turned(place, step.turn));
    setArrival({ firstDay, column: arriving, wallMinutes });
    turn(step.turn);
  }

  const rows = live.status === "content" ? live.value : [];
  const noon = new Date((span.from.getTime() + span.until.getTime()) / 2);
  const lastDay = new Date(span.until.getTime() - 1);
  const words =
    days.length === 1
      ? dayTitle(noon, language, zone)
      : spanText(span.from, lastDay, language, zone);
  return (
    <Box ref={region} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <CalendarBar
        view={place.view}
        span={words}
        onView={(view) => show({ ...place, view })}
        onTurn={turn}
        onToday={() => show({ ...place, day: today })}
      />
      <Box sx={{ height: 4 }}>
        {live.status === "loading" ? <LinearProgress aria-label={t("loading")} /> : null}
      </Box>
      {live.status === "error" ? (
        <LoadProblem failure={live.failure} onRetry={live.retry} />
      ) : (
        <div>
          {place.view === "agenda" || (place.view === "week" && isNarrow) ? (
            <Agenda days={days} rows={rows} ready={live.status !== "loading"} />
          ) : (
            <CalendarGrid
              key={`${place.view} ${zone}`}
              grid={calendarGridModel(days, rows, zone)}
              zone={zone}
              arrival={arrival}
              onLeave={leave}
              onToday={() => show({ ...place, day: today })}
              onNew={onNew}
            />
          )}
        </div>
      )}
    </Box>
  );
}
