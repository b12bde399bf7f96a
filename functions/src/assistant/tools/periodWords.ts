import type { Period } from "@salvia/domain/assistant/conversationContext";

import { fillTemplate, textOf } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** A period as worded in a sentence: “today”, or “on Friday, November 27, 2026, between …”. */
export function periodWords(
  { from, until, part }: Period,
  { texts: { spans }, times }: Pick<Reader, "texts" | "times">,
): string {
  const days = daysWords();
  if (part === null) return days;
  const [start, end] = [part.from, part.until].map(times.minuteOfDay);
  const template = part.until - part.from === 1 ? spans.at : spans.between;
  return fill(template, { days, from: start ?? "", to: end ?? "" });

  function daysWords(): string {
    const isLast = (count: number) => until === times.daysAhead(count).until;
    if (from === times.today && isLast(6)) return spans.week;
    if (from !== until) {
      return fill(spans.days, { from: times.weekday(from), to: times.weekday(until) });
    }
    const near = [spans.today, spans.tomorrow, spans.dayAfterTomorrow];
    return near.find((_, count) => isLast(count)) ?? fill(spans.day, { day: times.weekday(from) });
  }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return textOf(fillTemplate(template, values));
}
