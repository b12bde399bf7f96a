import type { Period } from "@salvia/domain/assistant/conversationContext";
import { DateTime } from "luxon";

import { fillTemplate, textOf } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** A period as worded in a sentence: “today”, or “on Friday, November 27, 2026, between …”. */
export function periodWords(
  { from, until, part }: Period,
  { texts: { spans }, times }: Pick<Reader, "texts" | "times">,
): string {
  const days = daysWords();
  if (part === null) return days;
  if (part.until - part.from === 1) return fill(spans.at, { days, time: clock(part.from) });
  return fill(spans.between, { days, from: clock(part.from), to: clock(part.until) });

  function daysWords(): string {
    const ahead = (count: number) => times.dayAfter(times.today, count);
    if (from === times.today && until === ahead(6)) return spans.week;
    if (from !== until) {
      return fill(spans.days, { from: times.weekday(from), to: times.weekday(until) });
    }
    const near = ([spans.today, spans.tomorrow, spans.dayAfterTomorrow] as const).find(
      (_, count) => from === ahead(count),
    );
    return near ?? fill(spans.day, { day: times.weekday(from) });
  }

  function clock(minutes: number): string {
    const start = DateTime.fromISO(from, { zone: times.timeZone });
    return times.time(
      start.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 }).toJSDate(),
    );
  }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return textOf(fillTemplate(template, values));
}
