import BeforeIcon from "@mui/icons-material/ChevronLeft";
import AfterIcon from "@mui/icons-material/ChevronRight";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  startTransition,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
  useOptimistic,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneNote, ZoneSaidContext } from "../../../ui/time/ZoneName.tsx";
import { Agenda } from "./Agenda.tsx";
import { appointmentsIn } from "../data/appointments.data.ts";
import { useAvailability } from "../data/useAvailability.ts";
import {
  queryOfCalendar,
  daysShown,
  calendarPlaceFromUrl,
  turned,
  type CalendarPlace,
  calendarViews,
  type CalendarView,
} from "./calendarUrl.ts";
import { calendarGridModel, type Step } from "./calendarGridModel.ts";
import { cellHeight } from "./CalendarCell.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import type { Arrival } from "./useCellFocus.ts";
import { dayAt, spanOf } from "../../../lib/time/calendarDay.ts";
import { Button } from "../../../ui/Button.tsx";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useIsTimeZoneKnown } from "../../../ui/time/useTimeZone.ts";
import { dayTitle, spanText } from "../timeFormat.ts";

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
  const zone = useKnownTimeZone();
  const isZoneKnown = useIsTimeZoneKnown();
  const today = dayAt(useNow(), zone);
  const [query, setQuery] = useSearchParams();
  // The router renders a new address later than the next key or click may come.
  const [place, showAtOnce] = useOptimistic(calendarPlaceFromUrl(query, today));
  const days = daysShown(place);
  const span = spanOf(days[0] ?? today, days.length, zone);
  const live = useLiveQuery(
    `appointments/${zone}/${days[0]}/${days.length}`,
    appointmentsIn(uid, span),
  );
  const availability = useAvailability(uid);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  // Where to move the keyboard focus once the next page is rendered.
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const region = useRef<HTMLDivElement>(null);

  const show = (next: CalendarPlace) =>
    startTransition(() => {
      showAtOnce(next);
      setQuery(queryOfCalendar(next), { replace: true });
    });
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
      <ZoneNote from={span.from} until={lastDay} />
      <Box sx={{ height: 4 }}>
        {live.status === "loading" ? <LinearProgress aria-label={t("loading")} /> : null}
      </Box>
      {live.status === "error" ? (
        <LoadProblem of={live} />
      ) : !isZoneKnown ? (
        // In the device's zone, the times would be wrong, and their cells would soon go away.
        <LoadingBlock height={8 * cellHeight} label={t("loading")} />
      ) : (
        <div>
          {place.view === "agenda" || (place.view === "week" && isNarrow) ? (
            <ZoneSaidContext value>
              <Agenda days={days} today={today} rows={rows} ready={live.status !== "loading"} />
            </ZoneSaidContext>
          ) : (
            <CalendarGrid
              key={place.view}
              grid={calendarGridModel(
                days,
                rows,
                zone,
                availability.status === "content" ? availability.value : null,
              )}
              zone={zone}
              arrival={arrival}
              onArrived={() => setArrival(null)}
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

type CalendarBarProps = {
  view: CalendarView;
  /** The range of days shown, as text. */
  span: string;
  onView: (view: CalendarView) => void;
  onTurn: (pages: -1 | 1) => void;
  onToday: () => void;
};

/** Shows the current range of a calendar and the controls to change the view or page. */
function CalendarBar({ view, span, onView, onTurn, onToday }: CalendarBarProps) {
  const { t } = useTranslation("appointments");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Button variant="outlined" onClick={onToday}>
        {t("calendar.today")}
      </Button>
      <IconButton aria-label={t(`calendar.before.${view}`)} onClick={() => onTurn(-1)}>
        <BeforeIcon />
      </IconButton>
      <IconButton aria-label={t(`calendar.after.${view}`)} onClick={() => onTurn(1)}>
        <AfterIcon />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1, fontSize: "1.125rem" }}>
        {span}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t("calendar.view")}
        onChange={(_event, value: unknown) => {
          const chosen = calendarViews.find((each) => each === value);
          if (chosen !== undefined) onView(chosen);
        }}
      >
        {calendarViews.map((each) => (
          <ToggleButton key={each} value={each} sx={{ paddingInline: 2 }}>
            {t(`calendar.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** Turns pages when the user swipes: left for the next page, right for the previous one. */
function useSwipe(region: RefObject<HTMLElement | null>, onTurn: (pages: -1 | 1) => void) {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    let from: Touch | null = null;
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from === null || to === undefined) return;
      const across = to.clientX - from.clientX;
      const down = Math.abs(to.clientY - from.clientY);
      // Scrolling also moves the finger sideways a little.
      if (Math.abs(across) > farEnough && Math.abs(across) > 2 * down) turn(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  }, [region]);
}

/** Minimum length of a swipe, in pixels. */
const farEnough = 64;
