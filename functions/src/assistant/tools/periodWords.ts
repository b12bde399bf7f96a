import type { Period } from "@salvia/domain/assistant/conversationContext";

import { filled } from "../fact.ts";
import type { Reader } from "../inquiry.ts";

/** A period as worded in a sentence: “today”, or “on Friday, November 27, 2026, between …”. */
export function periodWords(
  period: Period | null,
  { texts: { spans }, times }: Pick<Reader, "texts" | "times">,
): string {
  if (period === null) return "";
  const { from, until, part } = period;
  if (part === null) return daysWords();
  const [start = "", end = ""] = [part.from, part.until].map(times.minuteOfDay);
  const template = part.until - part.from === 1 ? spans.at : spans.between;
  return filled(template, { days: daysWords(), from: start, to: end });

  function daysWords(): string {
    const isLast = (count: number) => until === times.daysAhead(count).until;
    if (from === times.today && isLast(6)) return spans.week;
    if (from !== until) {
      return filled(spans.days, { from: times.weekday(from), to: times.weekday(until) });
    }
    const near = [spans.today, spans.tomorrow, spans.dayAfterTomorrow];
    return (
      near.find((_, count) => isLast(count)) ?? filled(spans.day, { day: times.weekday(from) })
    );
  }
}
